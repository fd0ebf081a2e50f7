// How our things are called at a clinic. Written there with every visit: these may never change.

/** The system of the identifier that carries our order id. */
export const ORDER = 'urn:vizit:order'
/** The system of the identifier that carries our id of a person. */
export const PERSON = 'urn:vizit:person'
/** The payer of a visit, 'coverer|programme'. */
export const PAYER = 'urn:vizit:payer'
/** The number of the card at that clinic, as the person has told it: for its registry to look at, never a name of a person. */
export const CARD = 'urn:vizit:card'
/** The system of a coding by which a clinic gives a reason of our catalogue for its refusal. */
export const REFUSAL = 'urn:vizit:refusal'

/** Whether a resource carries this very identifier: a server that does not know a search parameter answers with everything it has. */
export function carries(
  identifiers: readonly { system?: string | undefined; value?: string | undefined }[] | undefined,
  system: string,
  value: string
): boolean {
  return identifiers?.some(one => one.system === system && one.value === value) ?? false
}

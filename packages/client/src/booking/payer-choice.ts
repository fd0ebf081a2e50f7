// Who pays for the visit that is being booked: the patient, or one of the patient's programmes.
import type { Capability, PayerChoice } from '@vizit/contract/booking'

/** The patient pays. */
export const OWN_MONEY = ''

/** The programmes that are offered for this person. */
export function programmesOf(capabilities: readonly Capability[] | undefined, profileId: string): readonly PayerChoice[] {
  return capabilities?.find(one => one.profileId === profileId)?.programmes ?? []
}

/**
 * The payer as the form has it: what was chosen while it still pays; before any choice (null) the first programme that pays, else the patient.
 * Returns a `programId` or OWN_MONEY.
 */
export function payerOf(programmes: readonly PayerChoice[], chosen: string | null): string {
  const paying = programmes.filter(one => one.verdict === 'pays')
  const isGood = chosen === OWN_MONEY || paying.some(one => one.programId === chosen)
  return chosen !== null && isGood ? chosen : (paying[0]?.programId ?? OWN_MONEY)
}

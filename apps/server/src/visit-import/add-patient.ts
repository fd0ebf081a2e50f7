import type { Received, Reply } from '@vizit/contract/endpoint'
import type { addChild } from '@vizit/contract/family'
import { refuse } from '@vizit/contract/refusal'
import type { addFoundPatient as endpoint } from '@vizit/contract/visit-import'
import type { SignedCtx } from '../deps.ts'
import type { PersonFacts } from '../people/people.ts'
import { findRow } from './import-visit.ts'

type Family = Reply<typeof endpoint>

/** What this feature needs of the family; the two meet in app.ts. */
export type AddsPeople = {
  addChild(ctx: SignedCtx, child: Received<typeof addChild>): Promise<Family>
  addOther(
    ctx: SignedCtx,
    person: Required<{ [K in keyof PersonFacts]: NonNullable<PersonFacts[K]> }>,
    consentVersion: string
  ): Promise<Family>
}

/** [4.127] The patient becomes a person of the family, so that the visit has somebody to be for. */
export async function addPatient(
  ctx: SignedCtx,
  { omId, type, consentReceived, consentVersion }: Received<typeof endpoint>,
  people: AddsPeople
): Promise<Family> {
  const { last_name: lastName, first_name: firstName, middle_name: middleName, birthday, sex, taken_in } = await findRow(ctx, omId)
  if (taken_in) refuse('NOT_FOUND')
  const person = { lastName, firstName, middleName, birthday, sex }
  return type === 'child'
    ? people.addChild(ctx, { ...person, consentReceived, consentVersion })
    : people.addOther(ctx, person, consentVersion)
}

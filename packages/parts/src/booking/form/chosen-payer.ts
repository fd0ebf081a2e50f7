import { programmesOf } from '@vizit/client/booking/payer-choice'
import type { Capability, PayerChoice } from '@vizit/contract/booking'
import type { SlotForm } from './use-slot-form.ts'

/** The programme that the form has as the payer; undefined when the patient pays, or nobody is known yet. */
export function chosenPayer(people: Capability[] | undefined, { profileId, programId }: SlotForm): PayerChoice | undefined {
  return programmesOf(people, profileId).find(one => one.programId === programId)
}

import { programmesOf } from '@vizit/client/booking/payer-choice'
import { useCapabilities } from '@vizit/client/booking/use-capabilities'
import type { PayerChoice } from '@vizit/contract/booking'
import type { SlotFormReturn } from './use-slot-form.ts'

/** The programme that the form has as the payer; undefined when the patient pays. */
export function useChosenPayer(
  slot: { timetableId: string; assignmentId: string; serviceId?: string },
  form: SlotFormReturn
): PayerChoice | undefined {
  const capabilities = useCapabilities(slot)
  const { profileId, programId } = form.values
  return programmesOf(capabilities.data, profileId).find(one => one.programId === programId)
}

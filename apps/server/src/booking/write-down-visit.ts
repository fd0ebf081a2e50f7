// A visit that a patient has made by telephone at the registry, as the clinic's own system tells of it. Given to the feature of clinics where they meet.
import type { PhoneVisitEvent } from '@vizit/contract/clinic-events'
import { refuse } from '@vizit/contract/refusal'
import type { Deps } from '../deps.ts'
import type { Tx } from '../store/store.ts'
import { addPhoneVisit } from '../visit-record/phone-visits.ts'
import { insertRegistryVisit, takeClinicsTime } from './at-clinic/change-as-clinic.sql.ts'

/** Its patient is only a phone's until an account takes the visit in. Refuses TIMESLOT_IS_BUSY: another visit stands there. */
export async function writeDownVisit(
  tx: Tx,
  deps: Pick<Deps, 'newId'>,
  visit: PhoneVisitEvent & { providerId: number; assignmentId: number },
  now: Date
): Promise<{ orderId: string }> {
  const orderId = deps.newId()
  const taken = await takeClinicsTime(tx, visit)
  if (taken === 'held') refuse('TIMESLOT_IS_BUSY')
  await insertRegistryVisit(tx, { ...visit, orderId, slotId: taken.slotId }, now)
  const { phone, middleName = '', ...patient } = visit.patient
  const named = { orderId, omId: deps.newId(), phone, way: 'registry' as const, language: 'ru' as const, accepted: [], shown: null }
  await addPhoneVisit(tx, { ...named, patient: { ...patient, middleName, email: null } }, now)
  return { orderId }
}

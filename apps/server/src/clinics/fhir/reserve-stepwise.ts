import { noteQuestion } from '../clinics.sql.ts'
import type { ClinicAnswer } from '../gateway.ts'
import { ClinicFailure } from '../outbound/clinic-line.ts'
import { appointmentOf, onlyOrder, onlyPerson, patientOf, type ReserveInput } from './booking-entries.ts'
import type { FhirCall } from './fhir-call.ts'
import { holdSlots, letGo } from './hold-slots.ts'
import { isAt, lookUpOrder, type OrderAtClinic, withdraw } from './order-at-clinic.ts'
import { findPatients } from './patients.ts'
import { OF_NO_USE, refusalOf } from './refusal-of.ts'

/**
 * For a clinic that knows no transactions: the slots by their versions, then the person, then the appointment; what was begun is undone when a later step
 * is refused. A step whose answer is lost leaves its mark, and whoever asks again goes on from there, or undoes it.
 */
export async function reserveStepwise(call: FhirCall, input: ReserveInput): Promise<ClinicAnswer> {
  const { reservation, slotIds } = input
  const { orderId, startDate } = reservation
  const order = await lookUpOrder(call, orderId)
  if (order.state === 'waiting') return { verdict: 'unknown' }
  if (order.state === 'active' && !isAt(order.found.appointment, startDate)) return { verdict: 'unknown' }
  await noteQuestion(call.store, orderId, call.now)
  if (order.state === 'over') return undone(call, input, order, { verdict: 'refused', reason: null })
  const held = await holdSlots(call, orderId, slotIds)
  if (held !== 'held') return undone(call, input, order, held === 'busy' ? { verdict: 'busy' } : OF_NO_USE)
  if (order.state === 'active') return reservedAs(order.found.appointment.id)

  const patient = await personAt(call, input)
  if ('no' in patient) return undone(call, input, order, patient.no)
  const made = await call.fhir.write('Appointment', appointmentOf(input, patient.reference), { ifNoneExist: onlyOrder(input) })
  // Whatever it says: what it has is what counts.
  const now = await lookUpOrder(call, orderId)
  if (now.state === 'active' && isAt(now.found.appointment, startDate)) return reservedAs(now.found.appointment.id)
  if (made.status < 400) return { verdict: 'unknown' }
  return undone(call, input, now, refusalOf(made))
}

function reservedAs(id: string): ClinicAnswer {
  return { verdict: 'reserved', clinicRef: `Appointment/${id}` }
}

/** Nothing of it stays: the appointment first, then its slots. Until that is so the answer is not given. */
export async function undone(
  call: FhirCall,
  { reservation: { orderId }, slotIds }: Pick<ReserveInput, 'reservation' | 'slotIds'>,
  order: OrderAtClinic,
  answer: ClinicAnswer
): Promise<ClinicAnswer> {
  if (order.state === 'active' || order.state === 'waiting') {
    const said = await withdraw(call, orderId, order.found)
    if (said !== 'withdrawn') return { verdict: 'unknown' }
  }
  return (await letGo(call, orderId, [], slotIds)) === 'given-back' ? answer : { verdict: 'unknown' }
}

/** A reference to the clinic's record of the person, made where there is none; null: nobody is known. @throws ClinicFailure */
async function personAt(call: FhirCall, { visitor }: ReserveInput): Promise<{ reference: string | null } | { no: ClinicAnswer }> {
  const { person } = visitor
  if (person === null) return { reference: null }
  const find = async () => {
    const records = await findPatients(call, person)
    return records.find(one => one.active) ?? records[0]
  }
  const known = await find()
  if (known) return { reference: `Patient/${known.id}` }
  const answer = await call.fhir.write('Patient', patientOf(person, visitor), { ifNoneExist: onlyPerson(person) })
  const made = await find()
  if (!made && answer.status >= 400) {
    const no = refusalOf(answer)
    // A conflict over the record of a person: the time itself is nobody else's.
    return { no: no.verdict === 'busy' ? OF_NO_USE : no }
  }
  if (!made) throw new ClinicFailure('not-understood')
  return { reference: `Patient/${made.id}` }
}

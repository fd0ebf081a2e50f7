import { findQuestion } from '../clinics.sql.ts'
import type { ClinicCancel, KnownReservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { lookUpOrder, withdraw } from './order-at-clinic.ts'

/** A question that got no answer may still be on its way to the clinic for so long: until then "never heard of it" is no answer. */
const STILL_ON_ITS_WAY_MILLIS = 2 * 60_000
const TRIES = 3

/** Cancels by our order id: what the clinic calls it may never have reached us. One that changes meanwhile is read anew. */
export async function cancel(call: FhirCall, reservation: KnownReservation): Promise<ClinicCancel> {
  const { fhir, store, setAside, now } = call
  for (let tried = 0; tried < TRIES; tried++) {
    const order = await lookUpOrder(fhir, reservation.orderId, setAside)
    if (order.state === 'over') return 'cancelled'
    if (order.state === 'never-heard') {
      const asked = await findQuestion(store, reservation.orderId)
      return asked && now.getTime() - Date.parse(asked.asked_at) < STILL_ON_ITS_WAY_MILLIS ? 'unknown' : 'cancelled'
    }
    const { status } = order.found.appointment
    // What has begun at the clinic is not cancelled from here.
    if (status === 'arrived' || status === 'checked-in' || status === 'fulfilled') return 'refused'
    const said = await withdraw(fhir, order.found)
    if (said === 200 || said === 201) return 'cancelled'
    if (said !== 409 && said !== 412) return 'refused'
  }
  return 'unknown'
}

import { closeQuestion, findQuestion, noteQuestion } from '../clinics.sql.ts'
import type { ClinicCancel, KnownReservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { giveBackAll, letGo } from './hold-slots.ts'
import { placeOf } from './moved-appointment.ts'
import { hasBegun, lookUpOrder, type Withdrawn, withdraw } from './order-at-clinic.ts'

/** A question that got no answer may still be on its way to the clinic for so long: until then "never heard of it" is no answer. */
const STILL_ON_ITS_WAY_MILLIS = 2 * 60_000
const TRIES = 3

/** Cancels by our order id: what the clinic calls it may never have reached us. One that changes meanwhile is read anew. */
export async function cancel(call: FhirCall, reservation: KnownReservation): Promise<ClinicCancel> {
  const { store, now } = call
  const { orderId } = reservation
  for (let tried = 0; tried < TRIES; tried++) {
    const order = await lookUpOrder(call, orderId)
    if (order.state === 'never-heard') {
      const asked = await findQuestion(store, orderId)
      if (asked && now.getTime() - Date.parse(asked.asked_at) < STILL_ON_ITS_WAY_MILLIS) return 'unknown'
    }
    if (order.state === 'over' || order.state === 'never-heard') {
      // Slots are taken before there is an appointment, and given back after there is none. A refusal may have been carried out in part.
      if (tried > 0) await letGo(call, orderId)
      else await giveBackAll(call, orderId, order.state === 'over' ? order.slotIds : (await placeOf(call, reservation)).slotIds)
      return 'cancelled'
    }
    if (hasBegun(order.found.appointment)) return 'refused'
    const said = await askedFor(call, orderId, () => withdraw(call, orderId, order.found))
    // A move that was asked for in silence may have taken the new time already.
    if (said === 'withdrawn') await giveBackAll(call, orderId, [])
    if (said !== 'changed') return said === 'withdrawn' ? 'cancelled' : 'refused'
  }
  return 'unknown'
}

/** Noted as open for as long as nobody knows what was done of it: a half may have freed the time while its appointment stands. */
async function askedFor({ store, now }: FhirCall, orderId: string, ask: () => Promise<Withdrawn>): Promise<Withdrawn> {
  // what was open before is not answered by this
  const isOurs = !(await findQuestion(store, orderId))?.open
  if (isOurs) await noteQuestion(store, orderId, now)
  const said = await ask()
  if (isOurs) await closeQuestion(store, orderId)
  return said
}

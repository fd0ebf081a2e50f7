import type { ClinicCancel, KnownReservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { type GivenBack, giveBackAll } from './hold-slots.ts'
import { placeOf } from './moved-appointment.ts'
import { askedFor, isStillOnItsWay } from './open-question.ts'
import { hasBegun, lookUpOrder, slotIdsOf, withdraw } from './order-at-clinic.ts'

const TRIES = 3

/** Cancels by our order id: what the clinic calls it may never have reached us. One that changes meanwhile is read anew. */
export async function cancel(call: FhirCall, reservation: KnownReservation): Promise<ClinicCancel> {
  const { orderId } = reservation
  for (let tried = 0; tried < TRIES; tried++) {
    const order = await lookUpOrder(call, orderId)
    if (order.state === 'never-heard' && (await isStillOnItsWay(call, orderId))) return 'unknown'
    if (order.state === 'over' || order.state === 'never-heard') {
      // Slots are taken before there is an appointment, and given back after there is none. A refusal may have been carried out in part.
      const slotIds = order.state === 'over' ? order.slotIds : (await placeOf(call, reservation)).slotIds
      return cancelledOnce(await giveBackAll(call, orderId, slotIds))
    }
    if (hasBegun(order.found.appointment)) return 'refused'
    // A half may have freed the time while its appointment stands.
    const said = await askedFor(
      call,
      orderId,
      () => true,
      () => withdraw(call, orderId, order.found)
    )
    // A move that was asked for in silence may have taken the new time already.
    if (said === 'withdrawn') return cancelledOnce(await giveBackAll(call, orderId, slotIdsOf(order.found.appointment)))
    if (said === 'refused') return 'refused'
  }
  return 'unknown'
}

/** While a slot is still the order's the answer is not given: it is asked for again. */
function cancelledOnce(slots: GivenBack): ClinicCancel {
  return slots === 'given-back' ? 'cancelled' : 'unknown'
}

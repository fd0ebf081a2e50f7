import type { ClinicMove, KnownReservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { giveBack, holdSlots, isConflict, letGo } from './hold-slots.ts'
import { hasSlots, isThere, movedTo, type Place, placeOf } from './moved-appointment.ts'
import { isStillOnItsWay } from './open-question.ts'
import { type AtClinic, lookUpOrder, slotIdsOf } from './order-at-clinic.ts'
import { versionOf } from './slots-of.ts'

const TRIES = 4

/**
 * For a clinic that knows no transactions: the new slots are taken, the appointment is written, the old slots are given back. Begun again after silence, or
 * after a transaction that was done in part, it finishes what is there, or puts it back.
 */
export async function moveStepwise(call: FhirCall, from: KnownReservation, to: Place): Promise<ClinicMove> {
  const { orderId } = from
  for (let tried = 0; tried < TRIES; tried++) {
    const order = await lookUpOrder(call, orderId)
    if (order.state === 'waiting') return { verdict: 'unknown' }
    // A search may not show yet what was made a moment ago.
    if (order.state === 'never-heard' && (await isStillOnItsWay(call, orderId))) return { verdict: 'unknown' }
    if (order.state !== 'active') {
      await letGo(call, orderId, [], to.slotIds)
      return { verdict: 'refused', reason: null }
    }
    const { appointment } = order.found
    // Put back where it is already: what its clinic has made of the slot since is the clinic's.
    if (from.startDate === to.startDate && isThere(appointment, to)) {
      if ((await letGo(call, orderId, to.slotIds)) === 'not-yet') return { verdict: 'unknown' }
      return { verdict: 'moved', clinicRef: `Appointment/${appointment.id}` }
    }
    const held = await holdSlots(call, orderId, to.slotIds)
    if (held !== 'held') return stay(call, from, to, order.found, held)
    const had = slotIdsOf(appointment).filter(id => !to.slotIds.includes(id))
    if (isThere(appointment, to)) {
      if ((await letGo(call, orderId, to.slotIds)) === 'not-yet') return { verdict: 'unknown' }
      return { verdict: 'moved', clinicRef: `Appointment/${appointment.id}` }
    }
    if (appointment.status !== 'booked') return stay(call, from, to, order.found, 'refused')
    const status = await write(call, order.found, to)
    if (status >= 400 && !isConflict(status)) return stay(call, from, to, order.found, 'refused')
    // What was written is read before the old time is given back; the next round does that.
    const now = await lookUpOrder(call, orderId)
    if (now.state === 'active' && isThere(now.found.appointment, to)) await giveBack(call, orderId, had)
  }
  return { verdict: 'unknown' }
}

async function write({ fhir }: FhirCall, { appointment, raw }: AtClinic, to: Place): Promise<number> {
  const condition = { ifMatch: fhir.tag(versionOf(appointment)) }
  return (await fhir.write(`Appointment/${appointment.id}`, movedTo(raw, to), condition)).status
}

/**
 * The new time cannot be had: the visit is where it was, with its slots, and nothing else is held. A half of a transaction may have moved the appointment or
 * given its old slots back: then that is undone, or nobody can say where it is.
 */
async function stay(call: FhirCall, from: KnownReservation, to: Place, found: AtClinic, why: 'busy' | 'refused'): Promise<ClinicMove> {
  const { orderId } = from
  const answer: ClinicMove = why === 'busy' ? { verdict: 'busy' } : { verdict: 'refused', reason: null }
  const old = await placeOf(call, from)
  const isAway = isThere(found.appointment, to)
  const kept = isAway ? old.slotIds : slotIdsOf(found.appointment)
  if (isAway && !hasSlots(old)) return { verdict: 'unknown' }
  if (kept.some(id => !to.slotIds.includes(id)) && (await holdSlots(call, orderId, kept)) !== 'held') {
    // The clinic has given the old time away too, or has it marked as its own: the appointment that stands there is what counts.
    if (isAway) return { verdict: 'unknown' }
  } else if (isAway && (await write(call, found, old)) >= 400) return { verdict: 'unknown' }
  return (await letGo(call, orderId, kept, to.slotIds)) === 'given-back' ? answer : { verdict: 'unknown' }
}

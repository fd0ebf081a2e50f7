import type { ClinicMove, KnownReservation, Reservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { isConflict, oursOf } from './hold-slots.ts'
import { judgeEntries } from './judge-entries.ts'
import { moveStepwise } from './move-stepwise.ts'
import { hasSlots, isThere, movedTo, type Place, placeOf } from './moved-appointment.ts'
import { lookUpOrder, slotIdsOf } from './order-at-clinic.ts'
import { freed, isHeldFor, readSlots, taken, turnSlot, versionOf } from './slots-of.ts'

const TRIES = 3

/** Exchanges the time of an appointment: it changes its time, its old slots are freed, the new ones taken; or nothing changes. */
export async function move(call: FhirCall, from: KnownReservation, to: Reservation): Promise<ClinicMove> {
  const place = await placeOf(call, to)
  if (!hasSlots(place)) return { verdict: 'busy' }
  const { writing } = await call.found()
  if (writing === 'reading-only') return { verdict: 'refused', reason: null }
  return writing === 'whole' ? moveWhole(call, from, place) : moveStepwise(call, from, place)
}

/** In one transaction at the clinic. */
async function moveWhole(call: FhirCall, from: KnownReservation, to: Place): Promise<ClinicMove> {
  const { fhir } = call
  const { orderId } = from
  for (let tried = 0; tried < TRIES; tried++) {
    const order = await lookUpOrder(call, orderId)
    if (order.state !== 'active') return order.state === 'waiting' ? { verdict: 'unknown' } : { verdict: 'refused', reason: null }
    const { appointment, raw } = order.found
    const clinicRef = `Appointment/${appointment.id}`
    const had = slotIdsOf(appointment)
    // Asked again after an answer that was lost.
    if (isThere(appointment, to)) return { verdict: 'moved', clinicRef }
    if (appointment.status !== 'booked') return { verdict: 'refused', reason: null }
    const [leaving, coming] = await Promise.all([
      oursOf(
        call,
        orderId,
        had.filter(id => !to.slotIds.includes(id)),
        1
      ),
      readSlots(
        fhir,
        to.slotIds.filter(id => !had.includes(id))
      )
    ])
    if (!coming || coming.some(slot => slot.state !== 'free')) break
    const entries = [
      ...coming.map(slot => turnSlot(fhir, slot, taken(slot, orderId))),
      {
        resource: movedTo(raw, to),
        request: { method: 'PUT' as const, url: clinicRef, ifMatch: fhir.tag(versionOf(appointment)) }
      },
      ...leaving.map(slot => turnSlot(fhir, slot, freed(slot)))
    ]
    const answer = await fhir.transact(entries)
    const carried = judgeEntries(entries.length, answer)
    if (carried === 'done') return { verdict: 'moved', clinicRef }
    if (carried === 'in-part') {
      await call.distrust()
      return moveStepwise(call, from, to)
    }
    // What it did it shows when it is looked up.
    if (carried === 'refused' && !isConflict(answer.status)) return { verdict: 'refused', reason: null }
  }
  // A slot that is taken may have been taken by this very move, asked for before and carried out while it was asked for again.
  const slots = await readSlots(fhir, to.slotIds)
  const now = await lookUpOrder(call, orderId)
  if (now.state !== 'active' || !isThere(now.found.appointment, to)) {
    if (now.state !== 'active' || !slots?.some(slot => isHeldFor(slot, orderId) && !slotIdsOf(now.found.appointment).includes(slot.id)))
      return { verdict: 'busy' }
    // Refused, and yet it has taken one of the new slots.
    await call.distrust()
    return moveStepwise(call, from, to)
  }
  return { verdict: 'moved', clinicRef: `Appointment/${now.found.appointment.id}` }
}

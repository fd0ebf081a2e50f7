import type { ClinicMove, KnownReservation, Reservation } from '../gateway.ts'
import type { FhirCall } from './fhir-call.ts'
import { giveBackAll, isAnyAnothers, isConflict, letGo, oursOf } from './hold-slots.ts'
import { judgeEntries } from './judge-entries.ts'
import { moveStepwise } from './move-stepwise.ts'
import { hasSlots, isThere, movedTo, type Place, placeOf } from './moved-appointment.ts'
import { askedFor, isStillOnItsWay } from './open-question.ts'
import { lookUpOrder, type OrderAtClinic, slotIdsOf } from './order-at-clinic.ts'
import { freed, isHeldFor, readSlots, taken, turnSlot, versionOf } from './slots-of.ts'

const TRIES = 3

/** Exchanges the time of an appointment: it changes its time, its old slots are freed, the new ones taken; or nothing changes. */
export async function move(call: FhirCall, from: KnownReservation, to: Reservation): Promise<ClinicMove> {
  const place = await placeOf(call, to)
  if (!hasSlots(place)) return { verdict: 'busy' }
  const { writing } = await call.found()
  if (writing === 'reading-only') return { verdict: 'refused', reason: null }
  return askedFor(
    call,
    from.orderId,
    ({ verdict }) => verdict !== 'unknown',
    () => (writing === 'whole' ? moveWhole(call, from, place) : moveStepwise(call, from, place))
  )
}

/** In one transaction at the clinic. Whatever is said of a move but "done" is looked into: another process may have asked before, and lost the answer. */
async function moveWhole(call: FhirCall, from: KnownReservation, to: Place): Promise<ClinicMove> {
  const { fhir } = call
  const { orderId } = from
  let answer: ClinicMove = { verdict: 'busy' }
  for (let tried = 0; tried < TRIES; tried++) {
    const order = await lookUpOrder(call, orderId)
    if (order.state !== 'active') return notStanding(call, orderId, to, order)
    const { appointment, raw } = order.found
    const clinicRef = `Appointment/${appointment.id}`
    const had = slotIdsOf(appointment)
    if (isThere(appointment, to) || appointment.status !== 'booked') break
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
    const said = await fhir.transact(entries)
    const carried = judgeEntries(entries.length, said)
    if (carried === 'done') return { verdict: 'moved', clinicRef }
    if (carried === 'in-part') {
      await call.distrust()
      return moveStepwise(call, from, to)
    }
    // What it did it shows when it is looked up.
    if (carried === 'refused' && !isConflict(said.status)) {
      answer = { verdict: 'refused', reason: null }
      break
    }
  }
  return lookedInto(call, from, to, answer)
}

/** What stands at the clinic is what is said, unless a transaction that was done in part has left it there: that is finished, or put back. */
async function lookedInto(call: FhirCall, from: KnownReservation, to: Place, answer: ClinicMove): Promise<ClinicMove> {
  const { orderId } = from
  const order = await lookUpOrder(call, orderId)
  if (order.state !== 'active') return notStanding(call, orderId, to, order)
  const { appointment } = order.found
  const isMoved = isThere(appointment, to)
  const moved = { verdict: 'moved', clinicRef: `Appointment/${appointment.id}` } as const
  const { keepsMarks } = await call.found()
  if (isMoved && from.startDate === to.startDate) {
    // Put back where it is already: what its clinic has made of the slot since is the clinic's.
    return keepsMarks && (await letGo(call, orderId, to.slotIds)) === 'not-yet' ? { verdict: 'unknown' } : moved
  }
  const old = await placeOf(call, from)
  const named = slotIdsOf(appointment)
  const its = named.length > 0 ? named : (isMoved ? to : old).slotIds
  const others = [...new Set([...old.slotIds, ...to.slotIds])].filter(id => !its.includes(id))
  if (keepsMarks && ((await isAnyHeld(call, orderId, others)) || (await isAnyAnothers(call, orderId, its)))) {
    await call.distrust()
    return moveStepwise(call, from, to)
  }
  if (isMoved) return moved
  return appointment.status === 'booked' ? answer : { verdict: 'refused', reason: null }
}

async function isAnyHeld({ fhir }: FhirCall, orderId: string, ids: readonly string[]): Promise<boolean> {
  const slots = await Promise.all(ids.map(id => readSlots(fhir, [id])))
  return slots.some(found => found?.some(slot => isHeldFor(slot, orderId)))
}

/** It is moved no more. What was taken for it is given back, but for what a search may not show yet. */
async function notStanding(call: FhirCall, orderId: string, to: Place, { state }: OrderAtClinic): Promise<ClinicMove> {
  if (state === 'waiting' || (state === 'never-heard' && (await isStillOnItsWay(call, orderId)))) return { verdict: 'unknown' }
  await giveBackAll(call, orderId, to.slotIds)
  return { verdict: 'refused', reason: null }
}

// P3: bookings of distinct slots by people with sessions, each with its key.
import { randomUUID } from 'node:crypto'
import type { Store } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import { bookingOf, type FreeSlot, freeSlots, ORDERS, personOf } from '../setup/world.ts'
import { httpWork } from './http-load.ts'
import type { Work } from './measure.ts'

const DOCTORS = 200
/** People of one doctor take turns: none of them is anywhere else at the time of a visit. */
export const PEOPLE_OF_DOCTOR = 10
export const PEOPLE = DOCTORS * PEOPLE_OF_DOCTOR

export async function bookings(store: Store, url: string, seconds: number, random: Random): Promise<Work & { left(): number }> {
  const places = new Map<string, number>()
  const slots = (await freeSlots(store)).filter(slot => {
    if (!places.has(slot.assignmentId) && places.size < DOCTORS) places.set(slot.assignmentId, places.size)
    return places.has(slot.assignmentId)
  })
  shuffle(slots, random)
  const work = httpWork('P3', url, seconds, () => {
    const slot = slots.pop()
    if (!slot) throw new Error('all free slots are booked: fewer rounds or seconds')
    const person = personOf(places.get(slot.assignmentId)! * PEOPLE_OF_DOCTOR + (slots.length % PEOPLE_OF_DOCTOR) + 1)
    return {
      method: 'POST',
      path: ORDERS,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.bearer}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify(bookingOf(person, slot))
    }
  })
  return { ...work, left: () => slots.length }
}

function shuffle(slots: FreeSlot[], random: Random) {
  for (let last = slots.length - 1; last > 0; last--) {
    const other = random.whole(0, last)
    ;[slots[last], slots[other]] = [slots[other]!, slots[last]!]
  }
}

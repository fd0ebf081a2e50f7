// People who want the same times.
import type { Store } from '../../apps/server/src/store/store.ts'
import { freeSlots, makeWorld, personOf } from '../setup/world.ts'
import type { BookingRequest } from './booking-clients.ts'

const SLOTS_PER_DAY = 40

/** A world with so many requests for its times, `rivals` for each; doctors work in it every ten minutes. */
export async function makeRivals(
  store: Store,
  { requests, rivals, doctors }: { requests: number; rivals: number; doctors: number }
): Promise<BookingRequest[]> {
  await makeWorld(store, {
    doctors,
    days: Math.ceil(requests / rivals / doctors / SLOTS_PER_DAY),
    slotsPerDay: SLOTS_PER_DAY,
    minutes: 10,
    people: doctors * rivals
  })
  const all = (await freeSlots(store)).flatMap(slot =>
    Array.from(
      { length: rivals },
      (_, rival): BookingRequest => ({ slot, person: personOf((Number(slot.assignmentId) - 1) * rivals + rival + 1) })
    )
  )
  return all.slice(0, requests)
}

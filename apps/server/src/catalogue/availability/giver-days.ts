// How many times each of those who give a service has on each day. They are joined of free slots, which only the tables know; whether any slot of an assignment
// has changed is known here, so that after a booking one of them is read and not all of a town.
import { addDays, daysBetween, minskDay } from '@vizit/rules/days'
import type { Store } from '../../store/store.ts'
import { openRange, type Range } from '../cut-range.ts'
import { stretchOf, type View } from './availability.ts'
import { DAYS, type FreeSlots } from './free-slots.ts'
import { findGiverDays } from './giver-days.sql.ts'
import { NEVER } from './soonest.ts'

/** An assignment, and how many minutes what it gives takes there. */
export type Giver = { assignmentId: number; minutes: number }

/** `readings`: of the assignment when its slots were read. `until`: milliseconds of the moment at which the first of them has begun. */
type Kept = { readings: number; until: number; free: Uint16Array }

/** Some 300 bytes each. */
const MOST_KEPT = 20_000
/** With the table of free slots that they were held against they are forgotten. */
const ofTables = new WeakMap<FreeSlots, Map<string, Kept>>()

/** The days of the range on which at least one of the givers has a time, with how many they have together. `view` null: the slots are not counted yet. */
export async function countDays(
  store: Store,
  view: View | null,
  givers: readonly Giver[],
  range: Range,
  now: Date
): Promise<{ date: string; free: number }[]> {
  const sums = new Uint32Array(range.days)
  if (!view) for (const { days } of await findGiverDays(store, givers, range)) addTo(sums, days)
  else {
    const first = daysBetween(minskDay(view.free.from), range.firstDay)
    for (const free of await knownDays(store, view, givers, now))
      for (let day = 0; day < range.days; day++) sums[day]! += free[first + day] ?? 0
  }
  return [...sums].flatMap((free, day) => (free === 0 ? [] : [{ date: addDays(range.firstDay, day), free }]))
}

/** Of each of the givers, by the days of the table. Read are those alone of whom nothing true is kept. */
async function knownDays(store: Store, view: View, givers: readonly Giver[], now: Date): Promise<Uint16Array[]> {
  const kept = ofTables.get(view.free) ?? new Map<string, Kept>()
  ofTables.set(view.free, kept)
  const open = openRange(now)
  const found = givers.map(giver => kept.get(keyOf(giver)))
  const missing = givers.flatMap((giver, at) =>
    isTrue(found[at], view, giver, now) ? [] : [{ giver, at, noted: note(view, giver, open) }]
  )
  if (missing.length > 0) {
    const first = daysBetween(minskDay(view.free.from), open.firstDay)
    const rows = await findGiverDays(
      store,
      missing.map(({ giver }) => giver),
      open
    )
    for (const { nr, days } of rows) {
      const { giver, at, noted } = missing[nr]!
      const free = new Uint16Array(DAYS)
      addTo(free.subarray(first), days)
      found[at] = { ...noted, free }
      if (view.free.isRead(giver.assignmentId)) keep(kept, keyOf(giver), found[at])
    }
  }
  return found.map(one => one!.free)
}

const keyOf = ({ assignmentId, minutes }: Giver) => `${assignmentId} ${minutes}`

function isTrue(kept: Kept | undefined, { free }: View, { assignmentId }: Giver, now: Date): boolean {
  return kept !== undefined && kept.readings === free.readingsOf(free.rowOf(assignmentId)) && now.getTime() < kept.until
}

/** Taken before the slots are read: what changes meanwhile makes them be read again. */
function note(view: View, { assignmentId }: Giver, open: Range): Omit<Kept, 'free'> {
  const row = view.free.rowOf(assignmentId)
  const first = view.free.firstIn(row, stretchOf(view, open))
  return { readings: view.free.readingsOf(row), until: first === -1 ? NEVER : view.free.from.getTime() + first }
}

/** Those that were not read anew for longest go first. */
function keep(kept: Map<string, Kept>, key: string, one: Kept): void {
  kept.delete(key)
  kept.set(key, one)
  if (kept.size <= MOST_KEPT) return
  for (const oldest of kept.keys()) return void kept.delete(oldest)
}

function addTo(sums: Uint32Array | Uint16Array, days: string): void {
  if (days === '') return
  for (const text of days.split(';')) {
    const [day, free] = text.split(' ').map(Number) as [number, number]
    sums[day]! += free
  }
}

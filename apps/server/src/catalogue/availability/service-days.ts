// Whether the days of a service are what they were: its times are joined of free slots, which the tables know, but whether any has changed is known here.
import type { Range } from '../cut-range.ts'
import { stretchOf, type View } from './availability.ts'
import { DAY_MILLIS } from './free-slots.ts'
import type { Planned } from './kept-answers.ts'
import { NEVER } from './soonest.ts'

/** `lasting`: assignments with the minutes that the service takes there. Null: one of them is not counted yet. */
export function daysFacts(view: View, lasting: readonly (readonly [number, number])[], range: Range): Omit<Planned, 'make'> | null {
  const { free, today } = view
  if (lasting.some(([id]) => !free.isRead(id))) return null
  const places = lasting.map(([id]) => free.rowOf(id))
  const stretch = stretchOf(view, range)
  const starts = places.map(place => free.firstIn(place, stretch)).filter(start => start !== -1)
  const first = starts.reduce((least, start) => Math.min(least, start), NEVER)
  return {
    // What begins is no time any more.
    basis: JSON.stringify([free.from, lasting, places.map(place => free.readingsOf(place)), first]),
    until: free.from.getTime() + Math.min(first, (today + 1) * DAY_MILLIS)
  }
}

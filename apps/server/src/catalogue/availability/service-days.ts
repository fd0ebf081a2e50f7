// Whether the days of a service are what they were: its times are joined of free slots, which the tables know, but whether any has changed is known here.
import type { Range } from '../cut-range.ts'
import { stretchOf, type View } from './availability.ts'
import { DAY_MILLIS } from './free-slots.ts'
import type { Giver } from './giver-days.ts'
import type { Planned } from './kept-answers.ts'
import { NEVER } from './soonest.ts'

/** Null: the slots of one of the givers are not counted yet. */
export function daysFacts(view: View, givers: readonly Giver[], range: Range): Omit<Planned, 'make'> | null {
  const { free, today } = view
  if (givers.some(({ assignmentId }) => !free.isRead(assignmentId))) return null
  const places = givers.map(({ assignmentId }) => free.rowOf(assignmentId))
  const stretch = stretchOf(view, range)
  const starts = places.map(place => free.firstIn(place, stretch)).filter(start => start !== -1)
  const first = starts.reduce((least, start) => Math.min(least, start), NEVER)
  return {
    // What begins is no time any more.
    basis: JSON.stringify([free.from, givers, places.map(place => free.readingsOf(place)), first]),
    until: free.from.getTime() + Math.min(first, (today + 1) * DAY_MILLIS)
  }
}

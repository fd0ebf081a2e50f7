// Free times of a day by branch, and where to look when there are none.
import type { Assignment, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'

/** The branches that have times, each with its own in order of the clock. */
export function slotsByBranch(worksAt: readonly Assignment[], slots: readonly Timeslot[]): { place: Assignment; slots: Timeslot[] }[] {
  return worksAt
    .map(place => ({
      place,
      slots: slots.filter(slot => slot.assignmentId === place.assignmentId).sort((a, b) => a.startTime.localeCompare(b.startTime))
    }))
    .filter(one => one.slots.length > 0)
}

/** The next day with places after `day`, else the first one before it. */
export function nearestFreeDay(freeByDay: ReadonlyMap<Day, number> | undefined, day: Day): Day | undefined {
  const free = [...(freeByDay ?? [])]
    .filter(([, places]) => places > 0)
    .map(([one]) => one)
    .sort()
  return free.find(one => one > day) ?? free.find(one => one !== day)
}

// After a time turned out busy: what is nearest at the same doctor [4.39].
import type { Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { groupBy } from '@vizit/rules/group-by'
import { dayOf } from '../days/show-day.ts'

const PER_DAY = 4
const DAYS = 2

/**
 * The same day first, then the next day that has places: at most four times a day, those nearest to the lost one, in order of the clock.
 * The lost time itself is never offered again.
 */
export function nearestSlots(slots: readonly Timeslot[], lost: Timeslot): { day: Day; slots: Timeslot[] }[] {
  const at = Date.parse(lost.startTime)
  const timeOfDay = (slot: Timeslot) => Date.parse(slot.startTime) % 86_400_000
  const others = slots.filter(slot => slot.timeslotId !== lost.timeslotId)
  return [...groupBy(others, slot => dayOf(slot.startTime))]
    .filter(([day]) => day >= dayOf(lost.startTime))
    .sort(([a], [b]) => a.localeCompare(b))
    .slice(0, DAYS)
    .map(([day, free]) => ({
      day,
      slots: free
        .sort((a, b) => Math.abs(timeOfDay(a) - (at % 86_400_000)) - Math.abs(timeOfDay(b) - (at % 86_400_000)))
        .slice(0, PER_DAY)
        .sort((a, b) => a.startTime.localeCompare(b.startTime))
    }))
}

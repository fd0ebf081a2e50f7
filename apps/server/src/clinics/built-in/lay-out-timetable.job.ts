import { addDays, type Day, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'
import { slotsOn } from '@vizit/rules/weekly-hours'
import type { Deps } from '../../deps.ts'
import { layOutSlots } from '../../store/slots.ts'
import { type HoursRow, listHours } from './hours.sql.ts'

/**
 * Job: the slots of clinics that work inside the product, from now to two months ahead [9.12], as their hours and exceptions have them. What has
 * begun is left alone. Runs once a night, and after a change of hours; run twice, it changes nothing.
 */
export async function layOutTimetable(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock()
  const { from, to } = timetableWindow(minskDay(now))
  const days = daysOf(from, to)
  let [added, removed] = [0, 0]
  for (const row of await listHours(deps.store, from, to)) {
    const laid = await deps.store.transaction(tx =>
      layOutSlots(tx, row.assignment_id, { from: now, before: minskInstant(addDays(to, 1), '00:00') }, slotsOf(row, days))
    )
    added += laid.added
    removed += laid.removed
  }
  if (added + removed > 0) deps.log.info('the timetables of clinics inside the product were laid out', { count: added + removed })
}

function slotsOf({ weekly, exceptions }: HoursRow, days: readonly Day[]) {
  return days.flatMap(day => slotsOn(day, weekly, exceptions))
}

function daysOf(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

import { addDays, type Day, minskInstant } from '@vizit/rules/days'
import type { Slot } from '@vizit/rules/slots'
import { slotsOn } from '@vizit/rules/weekly-hours'
import type { Tx } from '../../store/store.ts'
import { type LaidOut, layOutSlots } from '../../timetable/slots.ts'
import { findHours, lockHours } from './hours.sql.ts'

/** Makes the slots of an assignment, from now on, what its hours and exceptions have on these days. `slots`: all that they have, taken or not. */
export async function layOut(tx: Tx, assignmentId: number, days: { from: Day; to: Day }, now: Date): Promise<LaidOut & { slots: Slot[] }> {
  const { from, to } = days
  // read once it is locked: who read earlier would make again what has just been closed
  await lockHours(tx, assignmentId)
  const { weekly, exceptions } = await findHours(tx, assignmentId, from, to)
  const slots = daysOf(from, to).flatMap(day => slotsOn(day, weekly, exceptions))
  return { ...(await layOutSlots(tx, assignmentId, { from: now, before: minskInstant(addDays(to, 1), '00:00') }, slots)), slots }
}

function daysOf(from: Day, to: Day): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

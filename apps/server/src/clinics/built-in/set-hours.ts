import { addDays, type Day, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'
import { judgeTime } from '@vizit/rules/weekly-hours'
import { audit } from '../../evidence/ledger.ts'
import type { Store } from '../../store/store.ts'
import { findVisitsThen, type Opening, replaceWeek, type VisitThen } from './hours.sql.ts'
import { layOut } from './lay-out.ts'
import { lockAssignment, type NoAssignment } from './lock-assignment.ts'

/** When a doctor's day opens and closes; how long its slots are is known where the doctor is. */
export type Times = Omit<Opening, 'slotMinutes'>
export type HoursSet =
  | { kind: 'day-is-over' | NoAssignment }
  /** `outside`: booked at times that the week does not have any more, and left as they are. */
  | { kind: 'set'; since: Day; until: Day; added: number; removed: number; outside: VisitThen[] }

/** The hours of a doctor at a branch, week after week from a day on. Free times follow at once; booked ones are left and told. */
export function setHours(
  store: Store,
  input: {
    provider: string
    assignment: string
    week: readonly (Times & { weekday: number })[]
    slotMinutes?: number | undefined
    since?: Day | undefined
  },
  now: Date
): Promise<HoursSet> {
  const today = minskDay(now)
  const since = input.since ?? today
  return store.transaction(async tx => {
    if (since < today) return { kind: 'day-is-over' }
    const found = await lockAssignment(tx, input.provider, input.assignment)
    if (typeof found === 'string') return { kind: found }
    const slotMinutes = input.slotMinutes ?? found.slot_minutes
    await replaceWeek(
      tx,
      found.assignment_id,
      since,
      input.week.map(times => ({ ...times, slotMinutes }))
    )
    const window = timetableWindow(today)
    const { added, removed, slots } = await layOut(tx, found.assignment_id, window, now)
    const from = new Date(Math.max(now.getTime(), minskInstant(since, '00:00').getTime()))
    const visits = await findVisitsThen(tx, found.assignment_id, from, minskInstant(addDays(window.to, 1), '00:00'))
    const outside = visits.filter(visit => judgeTime({ start: visit.starts_at, end: visit.ends_at }, slots) === 'outside')
    await audit(tx, { at: now, accountId: null, action: 'hours-set', objectId: input.assignment })
    return { kind: 'set', since, until: window.to, added, removed, outside }
  })
}

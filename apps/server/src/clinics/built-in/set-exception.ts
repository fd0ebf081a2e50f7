import { addDays, type Day, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'
import { judgeTime, slotsOn } from '@vizit/rules/weekly-hours'
import { audit } from '../../evidence/ledger.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Store, Tx } from '../../store/store.ts'
import { findHours, findVisitsThen, replaceDay, type VisitThen } from './hours.sql.ts'
import { layOut } from './lay-out.ts'
import { lockAssignment, type NoAssignment } from './lock-assignment.ts'
import type { Times } from './set-hours.ts'

type Refused = { kind: 'day-is-over' | 'no-hours-yet' | 'being-booked' | NoAssignment } | { kind: 'booked'; outside: VisitThen[] }
/** `outside`: visits at times that the day does not have any more; they stay, or will be cancelled, as was asked for. */
export type ExceptionSet = Refused | { kind: 'set'; added: number; removed: number; outside: VisitThen[] }

export type ExceptionInput = {
  provider: string
  assignment: string
  day: Day
  as: 'off' | 'usual' | readonly Times[]
  slotMinutes?: number | undefined
  /** What becomes of visits that are left outside; unsaid, they keep the day from being changed. */
  booked: 'refuse' | 'keep' | { cancelFor: string }
}

/** One day of a doctor at a branch: off, at another time, or as usual again. Nothing is changed unless it is `set`. */
export async function setException(store: Store, input: ExceptionInput, now: Date): Promise<ExceptionSet> {
  try {
    return await store.transaction(tx => change(tx, input, now))
  } catch (error) {
    if (error instanceof Undone) return error.why
    throw error
  }
}

async function change(tx: Tx, { provider, assignment, day, as, slotMinutes, booked }: ExceptionInput, now: Date): Promise<ExceptionSet> {
  if (day < minskDay(now)) return { kind: 'day-is-over' }
  const found = await lockAssignment(tx, provider, assignment)
  if (typeof found === 'string') return { kind: found }
  // free times that come from elsewhere would all be taken away
  if (!found.has_hours) return { kind: 'no-hours-yet' }
  const length = slotMinutes ?? found.slot_minutes
  const openings = typeof as === 'string' ? as : as.map(times => ({ ...times, slotMinutes: length }))
  await replaceDay(tx, found.assignment_id, day, openings)
  // first the free times: whoever books one meanwhile is among the visits below, or too late
  const { added, removed } = await layOut(tx, found.assignment_id, timetableWindow(minskDay(now)), now)
  const outside = await findOutside(tx, found.assignment_id, day, now)
  if (booked !== 'keep' && outside.some(({ status }) => status === 'reserved')) throw new Undone({ kind: 'being-booked' })
  if (booked === 'refuse' && outside.length > 0) throw new Undone({ kind: 'booked', outside })
  if (typeof booked === 'object')
    for (const { order_id: ref } of outside)
      await enqueue(tx, 'cancelled-by-clinic', { provider, ref, reason: booked.cancelFor, slot: 'closed', toldBy: 'people' })
  await audit(tx, { at: now, accountId: null, action: 'hours-exception-set', objectId: `${assignment}:${day}` })
  return { kind: 'set', added, removed, outside }
}

/** Leaves the transaction without a trace. */
class Undone extends Error {
  override name = 'Undone'
  readonly why: Refused

  constructor(why: Refused) {
    super(why.kind)
    this.why = why
  }
}

/** What stands on that day at times that it does not have any more. */
async function findOutside(tx: Tx, assignmentId: number, day: Day, now: Date): Promise<VisitThen[]> {
  const { weekly, exceptions } = await findHours(tx, assignmentId, day, day)
  const slots = slotsOn(day, weekly, exceptions)
  const midnight = minskInstant(day, '00:00')
  const from = new Date(Math.max(now.getTime(), midnight.getTime() - 1))
  const visits = await findVisitsThen(tx, assignmentId, from, minskInstant(addDays(day, 1), '00:00'))
  return visits.filter(visit => judgeTime({ start: visit.starts_at, end: visit.ends_at }, slots) === 'outside')
}

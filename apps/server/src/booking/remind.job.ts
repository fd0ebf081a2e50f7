// The reminder of a visit: the evening before at 20:00 and two hours before, time of Minsk.
import { addDays, minskDay, minskInstant } from '@vizit/rules/days'
import type { Deps } from '../deps.ts'
import { dropJob, enqueue } from '../jobs/enqueue.ts'
import { notify } from '../jobs/notify.ts'
import type { Tx } from '../store/store.ts'
import { findForNotice } from './booking.sql.ts'
import { reminderText } from './notices.ts'

const EVENING = '20:00'
const HOURS_BEFORE = 2

/** The next moment to remind of a visit, after `now`; undefined when none is left. */
export function nextReminder(startsAt: string, now: Date): Date | undefined {
  const start = new Date(startsAt)
  const evening = minskInstant(addDays(minskDay(start), -1), EVENING)
  const shortly = new Date(start.getTime() - HOURS_BEFORE * 3_600_000)
  return [evening, shortly].find(at => at > now)
}

/** One job per visit, at the next moment; it plans the one after itself. A moved visit replaces it by its key. */
export async function planReminder(tx: Tx, visit: { orderId: string; startsAt: string }, now: Date): Promise<void> {
  const at = nextReminder(visit.startsAt, now)
  if (at)
    await enqueue(tx, 'remind-of-visit', { orderId: visit.orderId, at: at.toISOString() }, { runAt: at, jobKey: `remind:${visit.orderId}` })
}

/** No reminder of this visit any more. */
export function dropReminder(tx: Tx, orderId: string): Promise<void> {
  return dropJob(tx, `remind:${orderId}`)
}

/** Job: reminds of a visit that still stands and plans the next reminder. */
export async function remindOfVisit(deps: Deps, payload: { orderId: string; at: string }): Promise<void> {
  const now = deps.clock()
  const visit = await findForNotice(deps.store, payload.orderId)
  if (!visit || (visit.status !== 'booked' && visit.status !== 'created_manually') || Date.parse(visit.starts_at) <= now.getTime()) return
  await deps.store.transaction(async tx => {
    const notice = {
      dedupe: `remind:${payload.orderId}:${payload.at}`,
      phone: visit.phone,
      text: reminderText(visit),
      orderId: payload.orderId
    }
    await notify(tx, deps, { ...notice, until: new Date(visit.starts_at) }, now)
    await planReminder(
      tx,
      { orderId: payload.orderId, startsAt: visit.starts_at },
      new Date(Math.max(now.getTime(), Date.parse(payload.at)))
    )
  })
}

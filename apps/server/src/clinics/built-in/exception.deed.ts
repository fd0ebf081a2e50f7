import { addDays, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'
import { judgeTime, slotsOn } from '@vizit/rules/weekly-hours'
import * as z from 'zod/mini'
import { audit } from '../../evidence/ledger.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { CommandError, deed } from '../../operator/command.ts'
import type { Tx } from '../../store/store.ts'
import { ASSIGNMENT, DAY, lockPlace, PROVIDER, readOpenings, SLOT, visitLine } from './deed-words.ts'
import { findHours, findVisitsThen, replaceDay, type VisitThen } from './hours.sql.ts'
import { layOut } from './lay-out.ts'

/** The most that a reason has, as in `npm run visits`. */
const REASON_MOST = 300

/** One day of a doctor at a branch: off, at another time, or as usual again. Booked visits that it leaves out are refused unless said how. */
export const exceptionDeed = deed({
  usage: 'exception PROVIDER ASSIGNMENT DAY off|usual|14:00-18:00[,…] [--slot MINUTES] [--keep | --cancel REASON]',
  words: ['provider', 'assignment', 'day', 'time'],
  input: z
    .strictObject({
      provider: PROVIDER,
      assignment: ASSIGNMENT,
      day: DAY,
      time: z
        .string()
        .check(z.refine(text => text === 'off' || text === 'usual' || readOpenings(text, 20) !== undefined, 'off, usual or 14:00-18:00')),
      slot: z.optional(SLOT),
      keep: z.optional(z.boolean()),
      cancel: z.optional(z.string().check(z.trim(), z.minLength(1, 'why'), z.maxLength(REASON_MOST, `at most ${REASON_MOST} characters`)))
    })
    .check(z.refine(({ keep, cancel }) => !keep || cancel === undefined, 'either --keep or --cancel')),
  run: (store, { provider, assignment, day, time, slot, keep, cancel }, now) =>
    store.transaction(async tx => {
      if (day < minskDay(now)) throw new CommandError('day: a day that is not over')
      const place = await lockPlace(tx, provider, assignment)
      // free times that come from elsewhere would all be taken away
      if (!place.has_hours) throw new CommandError(`This doctor has no hours yet: npm run clinic -- hours ${provider} ${assignment} …`)
      const as = time === 'off' || time === 'usual' ? time : readOpenings(time, slot ?? place.slot_minutes)!
      await replaceDay(tx, place.assignment_id, day, as)
      // first the free times: whoever books one meanwhile is among the visits below, or too late
      const { added, removed } = await layOut(tx, place.assignment_id, timetableWindow(minskDay(now)), now)
      const outside = await findOutside(tx, place.assignment_id, day, now)
      const held = outside.some(({ status }) => status === 'reserved')
      if (held && !keep) throw new CommandError('Nothing was changed: a time of that day is being booked. Try again in some minutes.')
      if (outside.length > 0 && !keep && cancel === undefined)
        throw new CommandError(['Nothing was changed, these are booked: --keep or --cancel REASON?', ...outside.map(visitLine)].join('\n'))
      if (cancel !== undefined)
        for (const { order_id: ref } of outside)
          await enqueue(tx, 'cancelled-by-clinic', { provider, ref, reason: cancel, slot: 'closed', toldBy: 'people' })
      await audit(tx, { at: now, accountId: null, action: 'hours-exception-set', objectId: `${assignment}:${day}` })
      const fate = cancel === undefined ? 'are left as they are' : 'will be cancelled within seconds by the server, and their patients told'
      const told = outside.length > 0 ? [`Booked outside the hours of the day, they ${fate}:`, ...outside.map(visitLine)] : []
      return [`${day}: ${added} free times more, ${removed} fewer.`, ...told]
    })
})

/** What stands on that day at times that it does not have any more. */
async function findOutside(tx: Tx, assignmentId: number, day: string, now: Date): Promise<VisitThen[]> {
  const { weekly, exceptions } = await findHours(tx, assignmentId, day, day)
  const slots = slotsOn(day, weekly, exceptions)
  const midnight = minskInstant(day, '00:00')
  const from = new Date(Math.max(now.getTime(), midnight.getTime() - 1))
  const visits = await findVisitsThen(tx, assignmentId, from, minskInstant(addDays(day, 1), '00:00'))
  return visits.filter(visit => judgeTime({ start: visit.starts_at, end: visit.ends_at }, slots) === 'outside')
}

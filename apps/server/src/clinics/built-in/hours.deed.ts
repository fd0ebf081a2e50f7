import { addDays, minskDay, minskInstant, timetableWindow } from '@vizit/rules/days'
import { judgeTime } from '@vizit/rules/weekly-hours'
import * as z from 'zod/mini'
import { audit } from '../../evidence/ledger.ts'
import { CommandError, deed } from '../../operator/command.ts'
import { ASSIGNMENT, DAY, lockPlace, PROVIDER, readOpenings, SLOT, visitLine } from './deed-words.ts'
import { findVisitsThen, type Opening, replaceWeek } from './hours.sql.ts'
import { layOut } from './lay-out.ts'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const WEEK = 'hours such as "mon=09:00-13:00,14:00-18:00 wed=10:00-15:00", or none'

/** The hours of a doctor at a branch, week after week from a day on. Free times follow at once; booked ones are left and told. */
export const hoursDeed = deed({
  usage: `hours PROVIDER ASSIGNMENT ${WEEKDAYS[0]}=09:00-13:00,14:00-18:00 … | none [--slot MINUTES] [--since DAY]`,
  words: ['provider', 'assignment', 'week…'],
  input: z.strictObject({
    provider: PROVIDER,
    assignment: ASSIGNMENT,
    week: z.string().check(z.refine(text => readWeek(text, 20) !== undefined, WEEK)),
    slot: z.optional(SLOT),
    since: z.optional(DAY)
  }),
  run: (store, { provider, assignment, week: text, slot, since: asked }, now) =>
    store.transaction(async tx => {
      const today = minskDay(now)
      const since = asked ?? today
      if (since < today) throw new CommandError('since: a day that is not over')
      const place = await lockPlace(tx, provider, assignment)
      await replaceWeek(tx, place.assignment_id, since, readWeek(text, slot ?? place.slot_minutes)!)
      const window = timetableWindow(today)
      const { added, removed, slots } = await layOut(tx, place.assignment_id, window, now)
      const from = new Date(Math.max(now.getTime(), minskInstant(since, '00:00').getTime()))
      const visits = await findVisitsThen(tx, place.assignment_id, from, minskInstant(addDays(window.to, 1), '00:00'))
      const outside = visits.filter(visit => judgeTime({ start: visit.starts_at, end: visit.ends_at }, slots) === 'outside')
      await audit(tx, { at: now, accountId: null, action: 'hours-set', objectId: assignment })
      const told = outside.length > 0 ? ['Booked outside these hours, and left as they are:', ...outside.map(visitLine)] : []
      return [`Hours from ${since} on: ${added} free times more, ${removed} fewer, until ${window.to}.`, ...told]
    })
})

/** Openings of the week in the order that they are given; undefined when any is wrong, or a weekday stands there twice. */
function readWeek(text: string, slotMinutes: number): (Opening & { weekday: number })[] | undefined {
  if (text === 'none') return []
  const week: (Opening & { weekday: number })[] = []
  const seen = new Set<number>()
  for (const word of text.split(/\s+/)) {
    const weekday = WEEKDAYS.indexOf(word.slice(0, 3)) + 1
    const openings = word[3] === '=' ? readOpenings(word.slice(4), slotMinutes) : undefined
    if (weekday === 0 || !openings || seen.has(weekday)) return undefined
    seen.add(weekday)
    week.push(...openings.map(opening => ({ weekday, ...opening })))
  }
  return week
}

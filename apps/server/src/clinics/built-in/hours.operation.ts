import * as z from 'zod/mini'
import { CommandError, operation } from '../../operator/command.ts'
import { setHours, type Times } from './set-hours.ts'
import { ASSIGNMENT, DAY, noAssignment, PROVIDER, readOpenings, SLOT, visitLine } from './timetable-words.ts'

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const WEEK = 'hours such as "mon=09:00-13:00,14:00-18:00 wed=10:00-15:00", or none'

export const hoursOperation = operation({
  usage: `hours PROVIDER ASSIGNMENT ${WEEKDAYS[0]}=09:00-13:00,14:00-18:00 … | none [--slot MINUTES] [--since DAY]`,
  words: ['provider', 'assignment', 'week…'],
  input: z.strictObject({
    provider: PROVIDER,
    assignment: ASSIGNMENT,
    week: z.string().check(z.refine(text => readWeek(text) !== undefined, WEEK)),
    slot: z.optional(SLOT),
    since: z.optional(DAY)
  }),
  async run(store, { provider, assignment, week, slot: slotMinutes, since }, now) {
    const set = await setHours(store, { provider, assignment, week: readWeek(week)!, slotMinutes, since }, now)
    if (set.kind === 'day-is-over') throw new CommandError('since: a day that is not over')
    if (set.kind !== 'set') throw noAssignment(set.kind, provider)
    const told = set.outside.length > 0 ? ['Booked outside these hours, and left as they are:', ...set.outside.map(visitLine)] : []
    return [`Hours from ${set.since} on: ${set.added} free times more, ${set.removed} fewer, until ${set.until}.`, ...told]
  }
})

/** Openings of the week in the order that they are given; undefined when any is wrong, or a weekday stands there twice. */
function readWeek(text: string): (Times & { weekday: number })[] | undefined {
  if (text === 'none') return []
  const week: (Times & { weekday: number })[] = []
  const seen = new Set<number>()
  for (const word of text.split(/\s+/)) {
    const weekday = WEEKDAYS.indexOf(word.slice(0, 3)) + 1
    const openings = word[3] === '=' ? readOpenings(word.slice(4)) : undefined
    if (weekday === 0 || !openings || seen.has(weekday)) return undefined
    seen.add(weekday)
    week.push(...openings.map(opening => ({ weekday, ...opening })))
  }
  return week
}

import * as z from 'zod/mini'
import { CommandError, operation } from '../../operator/command.ts'
import { setException } from './set-exception.ts'
import { ASSIGNMENT, DAY, noAssignment, PROVIDER, readOpenings, SLOT, visitLine } from './timetable-words.ts'

/** The most that a reason has, as in `npm run visits`. */
const REASON_MOST = 300

export const exceptionOperation = operation({
  usage: 'exception PROVIDER ASSIGNMENT DAY off|usual|14:00-18:00[,…] [--slot MINUTES] [--keep | --cancel REASON]',
  words: ['provider', 'assignment', 'day', 'time'],
  input: z
    .strictObject({
      provider: PROVIDER,
      assignment: ASSIGNMENT,
      day: DAY,
      time: z.string().check(z.refine(text => readDay(text) !== undefined, 'off, usual or 14:00-18:00')),
      slot: z.optional(SLOT),
      keep: z.optional(z.boolean()),
      cancel: z.optional(z.string().check(z.trim(), z.minLength(1, 'why'), z.maxLength(REASON_MOST, `at most ${REASON_MOST} characters`)))
    })
    .check(z.refine(({ keep, cancel }) => !keep || cancel === undefined, 'either --keep or --cancel')),
  async run(store, { provider, assignment, day, time, slot: slotMinutes, keep, cancel }, now) {
    const booked = keep ? 'keep' : cancel === undefined ? 'refuse' : { cancelFor: cancel }
    const set = await setException(store, { provider, assignment, day, as: readDay(time)!, slotMinutes, booked }, now)
    switch (set.kind) {
      case 'set': {
        const fate =
          cancel === undefined ? 'are left as they are' : 'will be cancelled within seconds by the server, and their patients told'
        const told = set.outside.length > 0 ? [`Booked outside the hours of the day, they ${fate}:`, ...set.outside.map(visitLine)] : []
        return [`${day}: ${set.added} free times more, ${set.removed} fewer.`, ...told]
      }
      case 'day-is-over':
        throw new CommandError('day: a day that is not over')
      case 'no-hours-yet':
        throw new CommandError(`This doctor has no hours yet: npm run clinic -- hours ${provider} ${assignment} …`)
      case 'being-booked':
        throw new CommandError('Nothing was changed: a time of that day is being booked. Try again in some minutes.')
      case 'booked':
        throw new CommandError(
          ['Nothing was changed, these are booked: --keep or --cancel REASON?', ...set.outside.map(visitLine)].join('\n')
        )
      case 'no-such-assignment':
      case 'timetable-elsewhere':
        throw noAssignment(set.kind, provider)
    }
  }
})

function readDay(text: string) {
  return text === 'off' || text === 'usual' ? text : readOpenings(text)
}

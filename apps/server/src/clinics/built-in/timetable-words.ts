// The words that the operations of a timetable have in common.
import { isDay, isTime, minskDay, minskTime } from '@vizit/rules/days'
import * as z from 'zod/mini'
import { CommandError } from '../../operator/command.ts'
import type { VisitThen } from './hours.sql.ts'
import type { NoAssignment } from './lock-assignment.ts'
import type { Times } from './set-hours.ts'

export const PROVIDER = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'the code of a provider, such as azure'))
export const ASSIGNMENT = z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'a number, see: npm run clinic -- doctors PROVIDER'))
export const DAY = z.string().check(z.refine(isDay, 'a day such as 2026-11-23'))
const SLOT_MINUTES = 'minutes of a slot, 5 to 480'
export const SLOT = z.pipe(
  z.string().check(z.regex(/^\d{1,3}$/, SLOT_MINUTES)),
  z.pipe(z.transform(Number), z.number().check(z.gte(5, SLOT_MINUTES), z.lte(480, SLOT_MINUTES)))
)

const OPENINGS = /^\d\d:\d\d-\d\d:\d\d(,\d\d:\d\d-\d\d:\d\d)*$/

/** '09:00-13:00,14:00-18:00'; undefined for what is none, ends before it begins or overlaps. */
export function readOpenings(text: string): Times[] | undefined {
  if (!OPENINGS.test(text)) return undefined
  const openings = text
    .split(',')
    .map(one => ({ opens: one.slice(0, 5), closes: one.slice(6) }))
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
  const isSound = openings.every(
    ({ opens, closes }, at) => isTime(opens) && isTime(closes) && opens < closes && (at === 0 || openings[at - 1]!.closes <= opens)
  )
  return isSound ? openings : undefined
}

/** Why a doctor at a branch has no hours of ours. */
export function noAssignment(why: NoAssignment, provider: string): CommandError {
  return new CommandError(
    why === 'no-such-assignment'
      ? `${provider} has no such doctor at a branch, see: npm run clinic -- doctors ${provider}`
      : `${provider} has a system of its own, and its timetable is read from there.`
  )
}

/** One line a visit: its number and time, nobody's name. */
export function visitLine({ order_id: orderId, starts_at: startsAt }: VisitThen): string {
  const at = new Date(startsAt)
  return `  ${orderId}  ${minskDay(at)} ${minskTime(at)}`
}

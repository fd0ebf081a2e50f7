import type { LinkedVisit } from '@vizit/contract/reminders'
import type { Day } from '@vizit/rules/days'
import { groupBy } from '@vizit/rules/group-by'
import { dayOf } from '../days/show-day.ts'

/** The token of a reminder's link out of the fragment ('#…', which no server is sent), or null for a fragment that is none. */
export function visitLinkToken(hash: string): string | null {
  const token = hash.replace(/^#/, '')
  return /^[A-Za-z0-9_-]{43}$/.test(token) ? token : null
}

export type LinkedVisitView =
  | { kind: 'done'; action: 'confirm' | 'cancel' | 'move' }
  | { kind: 'over' }
  | { kind: 'cancelled' }
  | { kind: 'open'; mayChange: boolean }

/** What the page says of one visit. Half an hour before its start it can be confirmed and no more [9.01]. */
export function linkedVisitView(visit: LinkedVisit, now: Date): LinkedVisitView {
  if (visit.done !== null) return { kind: 'done', action: visit.done }
  if (visit.state !== 'planned') return { kind: visit.state }
  return { kind: 'open', mayChange: now.getTime() <= Date.parse(visit.cancelUntil) }
}

/** How many days of free times are shown before one asks for more. */
export const DAYS_AT_FIRST = 3

type FreeTime = { timetableId: string; startDate: string }

/** Free times under their days, soonest first. */
export function timesByDay(times: readonly FreeTime[]): { day: Day; times: FreeTime[] }[] {
  const sorted = times.toSorted((a, b) => a.startDate.localeCompare(b.startDate))
  return [...groupBy(sorted, time => dayOf(time.startDate))].map(([day, list]) => ({ day, times: list }))
}

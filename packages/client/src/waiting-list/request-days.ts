// The days that a request may be made for, from the day that was looked at.
import { addDays, type Day, timetableWindow } from '@vizit/rules/days'

export const REQUEST_SPANS = ['day', 'week', 'any'] as const
export type RequestSpan = (typeof REQUEST_SPANS)[number]

const WEEK_DAYS = 7

/** That day, the week that begins with it, or every day there is from today on; never before today nor past the timetable. */
export function requestDays(span: RequestSpan, day: Day, today: Day): { from: Day; to: Day } {
  const last = timetableWindow(today).to
  const clip = (one: Day) => (one < today ? today : one > last ? last : one)
  if (span === 'any') return { from: today, to: last }
  return { from: clip(day), to: clip(span === 'day' ? day : addDays(day, WEEK_DAYS - 1)) }
}

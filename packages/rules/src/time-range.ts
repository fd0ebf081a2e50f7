// A range of times of a day. Apart from the days: every page carries those.
import { isTime } from './days.ts'

/** A range of times of one day, 'HH:MM', both inside. */
export type DayTimes = { from: string; to: string }

/** [5.22] [5.23] Two times of one day, 'HH:MM'. One and the same time is a range. */
export function judgeTimeRange(from: string, to: string): 'ok' | 'not-a-time' | 'start-after-end' {
  if (!isTime(from) || !isTime(to)) return 'not-a-time'
  return from > to ? 'start-after-end' : 'ok'
}

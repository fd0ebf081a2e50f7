// How often a clinic lets itself be asked. What it says holds for that clinic alone, in this process.
import { setTimeout as pause } from 'node:timers/promises'
import { ClinicFailure, type RawAnswer } from './clinic-line.ts'

export type Pace = {
  /** Waits where the clinic's wait is nearly over. @throws ClinicFailure 'asked-to-wait' where it is not */
  beforeAsking(signal: AbortSignal): Promise<void>
  /** Keeps what an answer says; gives the milliseconds. */
  toldToWait(answer: RawAnswer): number
  /** Until when the clinic wants to be left alone; undefined: it may be asked. */
  waitsUntil(): Date | undefined
}

/** A clinic that says "in an hour" is asked after this all the same: its patients cannot be told to come back in an hour. */
const MOST_WAIT_MILLIS = 10 * 60_000
const WAIT_WITHOUT_A_WORD_MILLIS = 5_000
/** Waits of so long are sat out, longer ones end the question. */
export const SAT_OUT_MILLIS = 2_000

export function makePace(clock: () => Date): Pace {
  let until = 0
  const left = () => until - clock().getTime()
  return {
    async beforeAsking(signal) {
      const millis = left()
      if (millis <= 0) return
      if (millis > SAT_OUT_MILLIS) throw new ClinicFailure('asked-to-wait')
      await pause(millis, undefined, { signal }).catch(() => {
        throw new ClinicFailure('timeout')
      })
    },
    toldToWait(answer) {
      const millis = retryAfter(answer.headers['retry-after'], answer.headers.date, clock()) ?? WAIT_WITHOUT_A_WORD_MILLIS
      const wait = Math.min(Math.max(millis, 0), MOST_WAIT_MILLIS)
      until = Math.max(until, clock().getTime() + wait)
      return wait
    },
    waitsUntil: () => (left() > 0 ? new Date(until) : undefined)
  }
}

type Header = string | string[] | undefined

/** Milliseconds: Retry-After is seconds, or a date, which is held against the clinic's own clock where it tells the time. Undefined: no word of it. */
export function retryAfter(given: Header, date: Header, now: Date): number | undefined {
  const text = [given].flat()[0]?.trim()
  if (text === undefined) return undefined
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000
  // Only the forms that HTTP has: anything else that a program could take for a date is none.
  if (!/^[A-Z][a-z]{2,8},? /.test(text)) return undefined
  const [at, theirs] = [Date.parse(text), Date.parse([date].flat()[0] ?? '')]
  return Number.isNaN(at) ? undefined : at - (Number.isNaN(theirs) ? now.getTime() : theirs)
}

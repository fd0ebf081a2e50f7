// Work that comes by the clock. It is due by the database's clock, not by that of a process: whoever looks first enqueues it, once for all processes.
import type { Db } from '../store/store.ts'
import { enqueueDue } from './recurring.sql.ts'

/** `at` is in UTC: hours and minutes after midnight, for an hourly task the minutes after the hour. */
export type Recurring = { task: string; every: '1 minute' | '10 minutes' | '1 hour' | '1 day'; at?: string }

const CHECK_EVERY_MILLIS = 5_000

/** Looks for work that has become due until it is stopped. A check that fails is told to `onError` and made up for by the next. */
export function keepRecurring(db: Db, recurring: Recurring[], onError: (error: unknown) => void): () => void {
  if (recurring.length === 0) return () => undefined
  let isChecking = false
  const check = async () => {
    if (isChecking) return
    isChecking = true
    await enqueueDue(db, recurring).catch(onError)
    isChecking = false
  }
  void check()
  const timer = setInterval(() => void check(), CHECK_EVERY_MILLIS)
  timer.unref()
  return () => clearInterval(timer)
}

// A service that fails again and again is left in peace for a while: callers hear at once that it is down, and one of them tries it from time to time.

export type BreakerSettings = { failures: number; restMillis: number; clock: () => Date; whenOpen: () => Error }

/** Runs work, or throws `whenOpen()` without running it while the breaker is open. Any throw of the work is a failure. */
export function makeBreaker({ failures, restMillis, clock, whenOpen }: BreakerSettings): <T>(work: () => Promise<T>) => Promise<T> {
  let failed = 0
  let restsUntil = 0
  let isTrying = false
  return async work => {
    const isTrial = failed >= failures
    if (isTrial && (isTrying || clock().getTime() < restsUntil)) throw whenOpen()
    isTrying ||= isTrial
    try {
      const value = await work()
      failed = 0
      return value
    } catch (error) {
      failed++
      restsUntil = clock().getTime() + restMillis
      throw error
    } finally {
      if (isTrial) isTrying = false
    }
  }
}

// A system of others that has failed several times in a row is left alone for a while: nobody waits for it, and no patient asks it while it is down.

export type Breaker = {
  state(): 'reachable' | 'unreachable'
  succeeded(): void
  failed(): void
  /** Ends the probing. */
  stop(): void
}

const FAILURES_TO_OPEN = 5
/** How long after a failure it is probed: well inside the half minute within which a clinic must be found healed. */
const PROBE_EVERY_MILLIS = 5_000

/**
 * Opens after five failures in a row and then probes by itself, so that no patient is the probe. `probe` resolves to whether the other side answered.
 */
export function makeBreaker(options: { probe: () => Promise<boolean>; probeEveryMillis?: number }): Breaker {
  let failures = 0
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const close = () => {
    failures = 0
    clearTimeout(timer)
    timer = undefined
  }
  const probe = async () => {
    const answered = await options.probe()
    if (stopped || timer === undefined) return
    if (answered) close()
    else probeLater()
  }
  const probeLater = () => {
    timer = setTimeout(() => void probe(), options.probeEveryMillis ?? PROBE_EVERY_MILLIS)
    // Nothing waits for a probe: it keeps no process alive.
    timer.unref()
  }
  return {
    state: () => (timer === undefined ? 'reachable' : 'unreachable'),
    succeeded: close,
    failed() {
      failures++
      if (failures >= FAILURES_TO_OPEN && timer === undefined && !stopped) probeLater()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    }
  }
}

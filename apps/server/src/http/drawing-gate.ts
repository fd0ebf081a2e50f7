// How many pages are drawn at once: drawing holds the event loop for some milliseconds, and asks the database, as long as bookings wait for both.
import { setImmediate as othersFirst } from 'node:timers/promises'
import { refuse } from '@vizit/contract/refusal'

/** Runs `work` when it is its turn. Refuses SERVICE_UNAVAILABLE at once where too many wait already. */
export type DrawingGate = <T>(work: () => Promise<T>) => Promise<T>

/** So many at once, so many waiting for their turn; what has come in meanwhile is answered between one and the next. */
export function makeDrawingGate(most: { atOnce: number; waiting: number }): DrawingGate {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running < most.atOnce) running++
    else {
      if (waiting.length >= most.waiting) refuse('SERVICE_UNAVAILABLE')
      // Whoever ends hands its place on.
      await new Promise<void>(go => waiting.push(go))
      await othersFirst()
    }
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

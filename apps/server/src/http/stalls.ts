// How long the event loop stands still: while it does, nobody is answered and nobody is let in.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { Histogram, type Registry } from 'prom-client'

const EVERY_MILLIS = 20
const TOLD_MILLIS = 1_000
const NANOS = 1e9

/** Puts among the metrics, for each second, the longest that the loop stood still in it, until the server closes. */
export function watchStalls(app: FastifyInstance, registry: Registry): void {
  const seconds = new Histogram({
    name: 'vizit_loop_stall_seconds',
    help: 'The longest that the event loop stood still, of each second',
    buckets: [0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers: [registry]
  })
  const delay = monitorEventLoopDelay({ resolution: EVERY_MILLIS })
  delay.enable()
  const timer = setInterval(() => {
    // between two looks lies the time that was meant to be there
    seconds.observe(Math.max(0, delay.max / NANOS - EVERY_MILLIS / 1_000))
    delay.reset()
  }, TOLD_MILLIS).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
}

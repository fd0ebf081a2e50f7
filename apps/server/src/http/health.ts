// Whether the process lives, whether it may get traffic, and its figures.
import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Deps } from '../deps.ts'
import { watchFigures } from './figures.ts'
import type { TurnedAway } from './overload.ts'
import { openReadiness } from './readiness.ts'
import { hash } from './session.ts'
import { watchStalls } from './stalls.ts'

/** Asked for by whoever runs the server, and answered without work however often. */
const FREE = { config: { counted: { kind: 'free' } } } as const

export type HealthOptions = {
  isDraining: () => boolean
  /** The clock of this machine, for the metrics. */
  machine?: (() => Date) | undefined
  turnedAway: TurnedAway
  /** Of several processes that are one server: gives the metrics of all, of which these are this one's. */
  metricsOfAll?: ((own: Registry) => () => Promise<string>) | undefined
}

/** `/healthz`, `/readyz` and `/metrics`. Metrics carry routes, codes and times, never ids; they are shown to the machine itself or to the bearer of METRICS_TOKEN. */
export function serveHealth(app: FastifyInstance, deps: Deps, options: HealthOptions): void {
  const { isDraining, machine, turnedAway } = options
  const registry = new Registry()
  const metrics = options.metricsOfAll?.(registry) ?? (() => registry.metrics())
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'vizit_request_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 5, 20],
    registers: [registry]
  })
  const pool = new Gauge({
    name: 'vizit_store_connections',
    help: 'Database connections by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(deps.store.load())) this.set({ state }, count)
    }
  })
  void pool
  const refused = new Counter({
    name: 'vizit_turned_away_total',
    help: 'Requests that were told at the door to come again, by what they were for',
    labelNames: ['kind'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [kind, count] of Object.entries(turnedAway)) this.inc({ kind }, count)
    }
  })
  void refused
  watchStalls(app, registry)
  watchFigures(registry, deps, machine)
  app.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000
    )
  })

  const judge = openReadiness(deps)
  const ready = new Gauge({
    name: 'vizit_ready',
    help: 'Whether this process may get traffic, as /readyz says: 1 or 0',
    aggregator: 'min',
    registers: [registry],
    async collect() {
      this.set(!isDraining() && (await judge()) === 'ready' ? 1 : 0)
    }
  })
  void ready
  app.get('/healthz', FREE, async (_, reply) => reply.type('text/plain; charset=utf-8').send('ok'))
  app.get('/readyz', FREE, async (_, reply) => {
    reply.type('text/plain; charset=utf-8')
    if (isDraining()) return reply.code(503).send('draining')
    const readiness = await judge()
    return reply.code(readiness === 'ready' ? 200 : 503).send(readiness)
  })
  app.get('/metrics', FREE, async (request, reply) => {
    const token = deps.config.metricsToken
    const near = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
    const told = hash(request.headers.authorization ?? '')
    const may = token ? timingSafeEqual(told, hash(`Bearer ${token}`)) : near && !deps.config.production
    if (!may) return reply.code(404).type('text/plain; charset=utf-8').send('not found')
    return reply.type(registry.contentType).send(await metrics())
  })
}

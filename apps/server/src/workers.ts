// Several processes that take requests at one address, and one for jobs: a process uses one core, and a machine may have more (0098).
import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import { AggregatorRegistry, type Registry } from 'prom-client'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import type { Up } from './watched.ts'

type Metrics = { kind: 'metrics'; nr: number; text: string | null }

const AGAIN_MILLIS = 1_000
/** Processes that end so often within so long do not come up at all: then all ends, and whoever runs the server hears of it. */
const FAILURES = { most: 5, withinMillis: 30_000 }
const METRICS_MILLIS = 6_000

export type Workers = {
  /** Where they listen, once all of them are up. Rejects when one of them ends before. */
  up: Promise<{ port: number; patientPort: number | null }>
  /** Resolves when they end again and again. */
  failed: Promise<void>
  /** Lets each end what it has begun. */
  stop(): Promise<void>
}

/** Starts `config.workers` processes for requests, and with ROLE=all one for jobs, over the database of `url`. One that ends by itself is started anew. */
export function startWorkers(config: Pick<Config, 'workers' | 'role'>, url: string, log: Log): Workers {
  const roles: Config['role'][] = Array.from({ length: config.workers }, () => 'api')
  if (config.role === 'all') roles.push('jobs')
  const living = new Set<Worker>()
  const failures: number[] = []
  const failed = Promise.withResolvers<void>()
  let isStopping = false
  shareMetrics()

  async function keep(role: Config['role'], began: (told: Up) => void, broken: (error: Error) => void): Promise<void> {
    for (;;) {
      const worker = cluster.fork({ DATABASE_URL: url, ROLE: role })
      living.add(worker)
      worker.on('message', (told: Partial<Up>) => {
        if (told.kind === 'up') began(told as Up)
      })
      const [code, signal] = await new Promise<[number, string]>(ended => worker.once('exit', (...how) => ended(how)))
      living.delete(worker)
      if (isStopping) return
      // the first of them was not up yet: whoever starts the server is told, and by the process itself why
      broken(new Error('A process ended before it was up.'))
      log.error('a process ended and is started anew', { code: `${role}: ${signal || code}` })
      const now = performance.now()
      failures.push(now)
      if (failures.filter(at => at > now - FAILURES.withinMillis).length > FAILURES.most) return failed.resolve()
      await pause(AGAIN_MILLIS)
      if (isStopping) return
    }
  }

  const up = Promise.all(roles.map(role => new Promise<Up>((began, broken) => void keep(role, began, broken)))).then(all => {
    const { port, patientPort } = all.find(one => one.port !== null)!
    return { port: port!, patientPort }
  })
  return {
    up,
    failed: failed.promise,
    async stop() {
      isStopping = true
      const ended = [...living].map(worker => new Promise(done => worker.once('exit', done)))
      for (const worker of living) worker.process.kill('SIGTERM')
      await Promise.all(ended)
    }
  }
}

/** Gathers the metrics of all processes for each that is asked for them. */
function shareMetrics(): void {
  const all = new AggregatorRegistry()
  cluster.on('message', (worker, asked: Partial<Metrics>) => {
    if (asked.kind !== 'metrics') return
    const answer = (text: string | null) =>
      void (worker.isConnected() && worker.send({ kind: 'metrics', nr: asked.nr!, text } satisfies Metrics))
    all.clusterMetrics().then(answer, () => answer(null))
  })
}

/** In a watched process: the metrics of all of them, of which `own` are its own. Rejects where one of them does not answer. */
export function metricsOfAll(own: Registry | null): () => Promise<string> {
  AggregatorRegistry.setRegistries(own ? [own] : [])
  // it hears the question from now on
  void new AggregatorRegistry()
  let last = 0
  return () =>
    new Promise((resolve, reject) => {
      const nr = ++last
      const end = () => {
        clearTimeout(timer)
        process.off('message', hear)
      }
      const fail = () => {
        end()
        reject(new Error('the processes did not tell their figures'))
      }
      const timer = setTimeout(fail, METRICS_MILLIS)
      function hear(told: unknown) {
        const { kind, nr: of, text } = told as Metrics
        if (kind !== 'metrics' || of !== nr) return
        if (text === null) return fail()
        end()
        resolve(text)
      }
      process.on('message', hear)
      process.send!({ kind: 'metrics', nr, text: null } satisfies Metrics)
    })
}

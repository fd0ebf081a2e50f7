// The process: configuration, database server, and what serves over it; stops gracefully. What serves is read while the database server starts, so this file
// and what it imports stay few.
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { banner } from './banner.ts'
import { type Config, readConfig } from './config.ts'
import { tryListening } from './http/listening.ts'
import { type Log, openLog } from './log.ts'
import { stepLine } from './step-line.mjs'
import { startCluster } from './store/cluster.ts'
import { refuseUnwritable } from './store/cluster-folders.ts'
import { isWatched } from './watched.ts'

/** Longer than the longest answer: a clinic is given 20 s. */
const DRAIN_MILLIS = 25_000
/** One that is watched leaves it to the other. */
const say = (line: string) => isWatched || process.stdout.write(`${line}\n`)
/** What was opened, to be closed in the opposite order, whether the start fails or the work is done. */
const opened: (() => Promise<unknown> | undefined)[] = []
let draining = false
let watching = false

async function start(): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
  const config = readConfig(process.env, version)
  const log = openLog(process.env.LOG === 'info' || config.production ? 'info' : 'warn')
  if (config.production && config.role !== 'jobs' && config.trustProxy.length === 0)
    log.warn(
      'TRUST_PROXY is not set: behind a proxy all patients share its address, and the limits of one address hold for all of them together'
    )
  const takesRequests = config.role !== 'jobs'
  if (takesRequests && !isWatched) await tryListening(config)
  if (takesRequests && !isWatched && config.patient) await tryListening({ ...config, port: config.patient.port, setting: 'PATIENT_PORT' })

  const isWatching = takesRequests && config.workers > 1 && !isWatched
  let program: Promise<typeof import('./serve.ts')> | undefined
  const readProgram = () => {
    program ??= import('./serve.ts')
    return program
  }
  // Some hundred files are read while the database server gets ready. What is wrong with them is told where they are waited for.
  const launched = () => isWatching || void readProgram().catch(() => undefined)
  const from = performance.now()
  const cluster = config.databaseUrl === null ? await startCluster({ dataDir: config.dataDir, log: say, options: { launched } }) : null
  opened.push(() => cluster?.stop())
  refuseUnwritable(`${config.dataDir}/files`)
  const url = config.databaseUrl ?? cluster!.url
  const where = cluster ? `embedded, in ${resolve(config.dataDir)}` : 'the server of DATABASE_URL'
  if (isWatching) return watch(config, log, { url, where, from })
  const { serve } = await readProgram()
  await serve({
    config,
    log,
    url,
    where,
    from,
    say,
    opened: close => opened.push(close),
    isDraining: () => draining,
    prepared: () => onSignals(config, log)
  })
}

/** Told to end, it says so first, ends what it has begun, and ends. */
function onSignals(config: Config, log: Log): void {
  const stop = async (signal: string) => {
    if (draining) return
    draining = true
    log.info('stopping', { code: signal })
    const announcedMillis = config.role === 'jobs' ? 0 : config.drainSeconds * 1_000
    setTimeout(() => process.exit(1), announcedMillis + DRAIN_MILLIS).unref()
    // watching others it has nothing to announce: they do
    await pause(watching ? 0 : announcedMillis)
    await closeAll()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

/** Takes no requests itself: starts the processes that do, and ends with them. */
async function watch(config: Config, log: Log, { url, where, from }: { url: string; where: string; from: number }): Promise<void> {
  watching = true
  onSignals(config, log)
  const { startWorkers } = await import('./workers.ts')
  const workers = startWorkers(config, url, log)
  opened.push(() => workers.stop())
  const { port, patientPort } = await workers.up
  // each of them has opened it
  say(stepLine('database', 0, where))
  say(stepLine('server', performance.now() - from, `http://localhost:${port}, ${config.workers} processes`))
  say(banner(config, port, patientPort))
  await workers.failed
  log.error('the processes end again and again: the server ends', {})
  await closeAll()
  process.exit(1)
}

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}

await start().catch(async (error: unknown) => {
  const { whyNotStarted } = await import('./why-not-started.ts')
  process.stderr.write(`${whyNotStarted(error, process.env.DATABASE_URL)}\n`)
  await closeAll().catch(() => undefined)
  process.exit(1)
})

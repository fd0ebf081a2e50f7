// The process: configuration, store, data, HTTP and jobs; stops gracefully.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { drawnFace, furnishDemo, POLLERS, RECURRING, ROUTES, startPage, TASKS } from './app.ts'
import { banner } from './banner.ts'
import { availabilityOf } from './catalogue/availability/availability.ts'
import { openClinics } from './clinics/clinics.ts'
import { type Config, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { serveDemoClinic } from './http/demo-clinic.ts'
import { serveDemoHost } from './http/demo-host.ts'
import { makePatientDoor } from './http/doors.ts'
import { findPageTools, WITHOUT_PUBLIC_PAGES, WITHOUT_START_PAGE } from './http/drawer.ts'
import { serveInbox } from './http/inbox.ts'
import { tryListening, whyNotListening } from './http/listening.ts'
import { OF_APP, OF_CABINET } from './http/page-frame.ts'
import { buildHttp } from './http/server.ts'
import type { Recurring } from './jobs/recurring.ts'
import { startWorker } from './jobs/worker.ts'
import { failureOf, type Log, openLog } from './log.ts'
import { openCaptcha } from './outside/captcha/canvas-captcha.ts'
import { openDrugs } from './outside/drugs/open-drugs.ts'
import { localFiles } from './outside/files/local-files.ts'
import { openMail } from './outside/mail/open-mail.ts'
import { openPush } from './outside/push/open-push.ts'
import { openSms } from './outside/sms/open-sms.ts'
import { openTiles } from './outside/tiles/open-tiles.ts'
import { stepLine } from './step-line.mjs'
import { startCluster } from './store/cluster.ts'
import { refuseUnwritable } from './store/cluster-folders.ts'
import { openDatabaseClock } from './store/database-clock.ts'
import { judgeServer } from './store/judge-server.ts'
import { migrate } from './store/migrate.ts'
import { renew, seed } from './store/seed.ts'
import { underStartLock } from './store/start-lock.ts'
import { openStore } from './store/store.ts'
import { openTracing, traced } from './tracing/tracing.ts'
import { whyNotStarted } from './why-not-started.ts'
import { isWatched, metricsOfAll, startWorkers, tellUp } from './workers.ts'

/** Longer than the longest answer: a clinic is given 20 s. */
const DRAIN_MILLIS = 25_000
/** What a clinic is asked for; not what is known of it here. */
const CLINIC_QUESTIONS = [
  'reserve',
  'find',
  'cancel',
  'move',
  'catalogue',
  'timetable',
  'visits',
  'changedVisits',
  'results',
  'document',
  'standing'
] as const
const root = fileURLToPath(new URL('../../../', import.meta.url))
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

  let from = performance.now()
  const cluster = config.databaseUrl === null ? await startCluster({ dataDir: config.dataDir, log: say }) : null
  opened.push(() => cluster?.stop())
  refuseUnwritable(`${config.dataDir}/files`)
  const url = config.databaseUrl ?? cluster!.url
  const where = cluster ? `embedded, in ${resolve(config.dataDir)}` : 'the server of DATABASE_URL'
  if (takesRequests && config.workers > 1 && !isWatched) return watch(config, log, { url, where, from })
  // Others may start at the same moment: one prepares, the next finds it done.
  const deps = await underStartLock(url, say, () => prepare(config, url, log))
  say(stepLine('database', performance.now() - from, where))
  from = performance.now()
  const renewNow = () => renew(url, { kind: config.seed, now: deps.clock(), log: say })

  onSignals(config, log)
  // A lost connection of a library must not end the process; what it was part of has its own error.
  process.on('unhandledRejection', error => log.error('unhandled rejection', failureOf(error)))

  if (config.role !== 'jobs') {
    const app = await buildHttp(deps, {
      routes: ROUTES,
      faces: { cabinet: `${root}apps/cabinet/dist`, ...(config.patient && { patient: `${root}apps/patient/dist` }) },
      drawn: drawnFace(deps, findPageTools(`${root}apps/cabinet`, OF_CABINET, WITHOUT_PUBLIC_PAGES, log)),
      ...(config.patient && { start: startPage(deps, findPageTools(`${root}apps/patient`, OF_APP, WITHOUT_START_PAGE, log)) }),
      widget: `${root}apps/widget/dist`,
      isDraining: () => draining,
      machine: () => new Date(),
      ...(isWatched && { metricsOfAll }),
      extras: http => {
        if (!config.production) {
          serveDemoClinic(http)
          serveDemoHost(http)
        }
        if (!config.production && (config.sms.kind === 'inbox' || config.mail.kind === 'inbox' || config.testPhones)) serveInbox(http, deps)
      }
    })
    opened.push(() => app.close())
    const door = config.patient && makePatientDoor(app)
    await app.listen({ port: config.port, host: config.host }).catch(error => {
      throw whyNotListening(error, config)
    })
    const { port } = app.server.address() as AddressInfo
    const patient = await door?.listen({ host: config.host, port: config.patient!.port })
    const rest = availabilityOf(deps.store).keepWarm(deps.clock)
    opened.push(async () => rest())
    say(stepLine('server', performance.now() - from, `http://localhost:${port}`))
    say(banner(config, port, patient?.port ?? null))
    tellUp({ port, patientPort: patient?.port ?? null })
  } else if (isWatched) metricsOfAll(null)
  if (config.role !== 'api') {
    const recurring: Recurring[] = [...RECURRING, { task: 'renew-timetable', every: '1 day', at: '22:05' }]
    const worker = await startWorker(deps, { ...TASKS, 'renew-timetable': renewNow }, recurring, POLLERS)
    opened.push(() => worker.stop())
    if (config.role === 'jobs') {
      say(`${config.brand.name} ${config.version} is at its jobs`)
      tellUp({ port: null, patientPort: null })
    }
  }
  await renewNow().catch(error => log.error('the timetable was not renewed', failureOf(error)))
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

/** Brings the schema and the generated data to what this release wants, and opens all that the product works with. */
async function prepare(config: Config, url: string, log: Log): Promise<Deps> {
  if (config.databaseUrl !== null) await judgeServer(url, warning => config.production && log.warn(warning))
  await migrate(url)
  await seed(url, { kind: config.seed, now: new Date(), log: say })
  const tracing = await openTracing(config, log)
  opened.push(() => tracing.close())
  const store = openStore(url, {
    tracing,
    connections: config.connections,
    onError: error => log.warn('a database connection was lost', failureOf(error))
  })
  opened.push(() => store.close())
  const { now: clock, stop: stopClock } = await openDatabaseClock({ db: store, log, machine: () => new Date() })
  opened.push(async () => stopClock())
  const clinics = openClinics({ store, config, log, clock }, clinic => traced(tracing, 'clinic', clinic, CLINIC_QUESTIONS))
  opened.push(() => clinics.close())
  const base = { store, config, clinics, captcha: openCaptcha(), log, tracing, clock, newId: randomUUID }
  const deps: Deps = {
    ...base,
    sms: traced(tracing, 'sms', openSms(base), ['send']),
    drugs: traced(tracing, 'drugs', openDrugs(base), ['search', 'drugs', 'popular', 'drugstores', 'drugstore']),
    mail: traced(tracing, 'mail', await openMail(base), ['send']),
    push: traced(tracing, 'push', await openPush(base), ['send']),
    files: localFiles(`${config.dataDir}/files`),
    tiles: traced(tracing, 'tiles', openTiles(base), ['tile'])
  }
  opened.push(async () => deps.tiles.stop())
  if (config.seed === 'demo') await furnishDemo(deps)
  return deps
}

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}

await start().catch(async (error: unknown) => {
  process.stderr.write(`${whyNotStarted(error, process.env.DATABASE_URL)}\n`)
  await closeAll().catch(() => undefined)
  process.exit(1)
})

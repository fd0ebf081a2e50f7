// What the process does once its database server is there: schema and data, HTTP and jobs.
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { drawnFace, furnishDemo, POLLERS, RECURRING, ROUTES, startPage, TASKS } from './app.ts'
import { banner } from './banner.ts'
import { availabilityOf } from './catalogue/availability/availability.ts'
import { openClinics } from './clinics/clinics.ts'
import { type Config } from './config.ts'
import type { Deps } from './deps.ts'
import { serveDemoClinic } from './http/demo-clinic.ts'
import { serveDemoHost } from './http/demo-host.ts'
import { makePatientDoor } from './http/doors.ts'
import { findPageTools, WITHOUT_PUBLIC_PAGES, WITHOUT_START_PAGE } from './http/drawer.ts'
import { serveInbox } from './http/inbox.ts'
import { whyNotListening } from './http/listening.ts'
import { OF_APP, OF_CABINET } from './http/page-frame.ts'
import { buildHttp } from './http/server.ts'
import type { Recurring } from './jobs/recurring.ts'
import { startWorker } from './jobs/worker.ts'
import { failureOf, type Log } from './log.ts'
import { openCaptcha } from './outside/captcha/canvas-captcha.ts'
import { openDrugs } from './outside/drugs/open-drugs.ts'
import { localFiles } from './outside/files/local-files.ts'
import { openMail } from './outside/mail/open-mail.ts'
import { openPush } from './outside/push/open-push.ts'
import { openSms } from './outside/sms/open-sms.ts'
import { openTiles } from './outside/tiles/open-tiles.ts'
import { stepLine } from './step-line.mjs'
import { openDatabaseClock } from './store/database-clock.ts'
import { judgeServer } from './store/judge-server.ts'
import { migrate } from './store/migrate.ts'
import { renew, seed } from './store/seed.ts'
import { underStartLock } from './store/start-lock.ts'
import { openStore } from './store/store.ts'
import { openTracing, traced } from './tracing/tracing.ts'
import { isWatched, tellUp } from './watched.ts'
import { metricsOfAll } from './workers.ts'

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

export type Begun = {
  config: Config
  log: Log
  /** The database, and where it is, for whoever started the server. */
  url: string
  where: string
  /** When the start of the database began, by `performance.now()`. */
  from: number
  say(line: string): void
  /** Told what is to be closed, in the opposite order, whether the start fails or the work is done. */
  opened(close: () => Promise<unknown> | undefined): void
  isDraining(): boolean
  /** Told once the database is prepared: from here on a signal lets end what was begun. */
  prepared(): void
}

/** Prepares the database, then takes requests and does jobs, as the role says; resolves when both are at work. */
export async function serve({ config, log, url, where, from, say, opened, isDraining, prepared }: Begun): Promise<void> {
  // Others may start at the same moment: one prepares, the next finds it done.
  const deps = await underStartLock(url, say, () => prepare({ config, log, url, say, opened }))
  say(stepLine('database', performance.now() - from, where))
  const since = performance.now()
  const renewNow = () => renew(url, { kind: config.seed, now: deps.clock(), log: say })

  prepared()
  // A lost connection of a library must not end the process; what it was part of has its own error.
  process.on('unhandledRejection', error => log.error('unhandled rejection', failureOf(error)))

  if (config.role !== 'jobs') {
    const app = await buildHttp(deps, {
      routes: ROUTES,
      faces: { cabinet: `${root}apps/cabinet/dist`, ...(config.patient && { patient: `${root}apps/patient/dist` }) },
      drawn: drawnFace(deps, findPageTools(`${root}apps/cabinet`, OF_CABINET, WITHOUT_PUBLIC_PAGES, log)),
      ...(config.patient && { start: startPage(deps, findPageTools(`${root}apps/patient`, OF_APP, WITHOUT_START_PAGE, log)) }),
      widget: `${root}apps/widget/dist`,
      isDraining,
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
    opened(() => app.close())
    const door = config.patient && makePatientDoor(app)
    await app.listen({ port: config.port, host: config.host }).catch(error => {
      throw whyNotListening(error, config)
    })
    const { port } = app.server.address() as AddressInfo
    const patient = await door?.listen({ host: config.host, port: config.patient!.port })
    const rest = availabilityOf(deps.store).keepWarm(deps.clock)
    opened(async () => rest())
    say(stepLine('server', performance.now() - since, `http://localhost:${port}`))
    say(banner(config, port, patient?.port ?? null))
    tellUp({ port, patientPort: patient?.port ?? null })
  } else if (isWatched) metricsOfAll(null)
  if (config.role !== 'api') {
    const recurring: Recurring[] = [...RECURRING, { task: 'renew-timetable', every: '1 day', at: '22:05' }]
    const worker = await startWorker(deps, { ...TASKS, 'renew-timetable': renewNow }, recurring, POLLERS)
    opened(() => worker.stop())
    if (config.role === 'jobs') {
      say(`${config.brand.name} ${config.version} is at its jobs`)
      tellUp({ port: null, patientPort: null })
    }
  }
  await renewNow().catch(error => log.error('the timetable was not renewed', failureOf(error)))
}

/** Brings the schema and the generated data to what this release wants, and opens all that the product works with. */
async function prepare({ config, log, url, say, opened }: Pick<Begun, 'config' | 'log' | 'url' | 'say' | 'opened'>): Promise<Deps> {
  if (config.databaseUrl !== null) await judgeServer(url, warning => config.production && log.warn(warning))
  await migrate(url)
  await seed(url, { kind: config.seed, now: new Date(), log: say })
  const tracing = await openTracing(config, log)
  opened(() => tracing.close())
  const store = openStore(url, {
    tracing,
    connections: config.connections,
    onError: error => log.warn('a database connection was lost', failureOf(error))
  })
  opened(() => store.close())
  const { now: clock, stop: stopClock } = await openDatabaseClock({ db: store, log, machine: () => new Date() })
  opened(async () => stopClock())
  const clinics = openClinics({ store, config, log, clock }, clinic => traced(tracing, 'clinic', clinic, CLINIC_QUESTIONS))
  opened(() => clinics.close())
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
  opened(async () => deps.tiles.stop())
  if (config.seed === 'demo') await furnishDemo(deps)
  return deps
}

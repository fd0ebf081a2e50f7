// The process: configuration, store, data, HTTP and jobs; stops gracefully.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { CRONTAB, furnishDemo, ROUTES, TASKS } from './app.ts'
import { banner } from './banner.ts'
import { openClinics } from './clinics/clinics.ts'
import { ConfigError, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { serveDemoClinic } from './http/demo-clinic.ts'
import { serveDemoHost } from './http/demo-host.ts'
import { serveInbox } from './http/inbox.ts'
import { failureOf, openLog } from './http/log.ts'
import { buildHttp } from './http/server.ts'
import { startWorker } from './jobs/worker.ts'
import { openCaptcha } from './outside/captcha/canvas-captcha.ts'
import { openDrugs } from './outside/drugs/open-drugs.ts'
import { localFiles } from './outside/files/local-files.ts'
import { openMail } from './outside/mail/open-mail.ts'
import { openPush } from './outside/push/open-push.ts'
import { openSms } from './outside/sms/open-sms.ts'
import { startCluster } from './store/cluster.ts'
import { ClusterError } from './store/cluster-place.ts'
import { migrate } from './store/migrate.ts'
import { renew, seed } from './store/seed.ts'
import { isUnreachable, openStore } from './store/store.ts'

/** Longer than the longest answer: a clinic is given 20 s. */
const DRAIN_MILLIS = 25_000
const root = fileURLToPath(new URL('../../../', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)
const clock = () => new Date()
/** What was opened, to be closed in the opposite order, whether the start fails or the work is done. */
const opened: (() => Promise<unknown> | undefined)[] = []

async function start(): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
  const config = readConfig(process.env, version)
  const log = openLog(process.env.LOG === 'info' || config.production ? 'info' : 'warn')

  const cluster = config.databaseUrl === null ? await startCluster({ dataDir: config.dataDir, log: say }) : null
  opened.push(() => cluster?.stop())
  const url = config.databaseUrl ?? cluster!.url
  await migrate(url)
  await seed(url, { kind: config.seed, now: clock(), log: say })

  const store = openStore(url, {
    connections: config.connections,
    onError: error => log.warn('a database connection was lost', failureOf(error))
  })
  opened.push(() => store.close())
  const clinics = openClinics({ store, config, log, clock })
  opened.push(() => clinics.close())
  const base = { store, config, clinics, captcha: openCaptcha(), log, clock, newId: randomUUID }
  const deps: Deps = {
    ...base,
    sms: openSms(base),
    drugs: openDrugs(base),
    mail: await openMail(base),
    push: await openPush(base),
    files: localFiles(`${config.dataDir}/files`)
  }
  if (config.seed === 'demo') await furnishDemo(deps)
  const renewNow = () => renew(url, { kind: config.seed, now: clock(), log: say })

  let draining = false
  const stop = async (signal: string) => {
    if (draining) return
    draining = true
    log.info('stopping', { code: signal })
    setTimeout(() => process.exit(1), DRAIN_MILLIS).unref()
    await closeAll()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // A lost connection of a library must not end the process; what it was part of has its own error.
  process.on('unhandledRejection', error => log.error('unhandled rejection', failureOf(error)))

  if (config.role !== 'jobs') {
    const app = await buildHttp(deps, {
      routes: ROUTES,
      faces: { '/': `${root}apps/cabinet/dist` },
      widget: `${root}apps/widget/dist`,
      isDraining: () => draining,
      extras: http => {
        if (!config.production) {
          serveDemoClinic(http)
          serveDemoHost(http)
        }
        if (!config.production && (config.sms.kind === 'inbox' || config.mail.kind === 'inbox' || config.testPhones)) serveInbox(http, deps)
      }
    })
    opened.push(() => app.close())
    await app.listen({ port: config.port, host: config.host })
    say(banner(config, (app.server.address() as AddressInfo).port))
  }
  if (config.role !== 'api') {
    const worker = await startWorker(
      deps,
      { ...TASKS, 'renew-timetable': renewNow },
      `${CRONTAB}\n5 22 * * * renew-timetable ?jobKey=renew-timetable`
    )
    opened.push(() => worker.stop())
    if (config.role === 'jobs') say(`${config.brand.name} ${config.version} is at its jobs`)
  }
  await renewNow().catch(error => log.error('the timetable was not renewed', failureOf(error)))
}

async function closeAll(): Promise<void> {
  for (const close of opened.splice(0).toReversed()) await close()
}

/** One sentence for whoever started the process, where we know what is wrong. */
function whyNot(error: unknown): string {
  if (error instanceof ConfigError || error instanceof ClusterError) return error.message
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return 'The port is in use. Set PORT to another one, or stop the other server.'
  if (isUnreachable(error))
    return `The database does not answer (${failureOf(error).failure}). Is DATABASE_URL right, and does the server run?`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

await start().catch(async (error: unknown) => {
  process.stderr.write(`${whyNot(error)}\n`)
  await closeAll().catch(() => undefined)
  process.exit(1)
})

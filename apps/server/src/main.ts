// The process: configuration, store, data, HTTP and jobs; stops gracefully.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { CRONTAB, ROUTES, TASKS } from './app.ts'
import { banner } from './banner.ts'
import { openClinics } from './clinics/clinics.ts'
import { ConfigError, readConfig } from './config.ts'
import type { Deps } from './deps.ts'
import { serveInbox } from './http/inbox.ts'
import { failureOf, openLog } from './http/log.ts'
import { buildHttp } from './http/server.ts'
import { startWorker } from './jobs/worker.ts'
import { openCaptcha } from './outside/captcha/canvas-captcha.ts'
import { openSms } from './outside/sms/open-sms.ts'
import { startCluster } from './store/cluster.ts'
import { ClusterError } from './store/cluster-place.ts'
import { migrate } from './store/migrate.ts'
import { renew, seed } from './store/seed.ts'
import { openStore } from './store/store.ts'

const DRAIN_MILLIS = 15_000
const root = fileURLToPath(new URL('../../../', import.meta.url))
const say = (line: string) => process.stdout.write(`${line}\n`)
const clock = () => new Date()

async function start(): Promise<void> {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as { version: string }
  const config = readConfig(process.env, version)
  const log = openLog(process.env.LOG === 'info' || config.production ? 'info' : 'warn')

  const cluster = config.databaseUrl === null ? await startCluster({ dataDir: config.dataDir, log: say }) : null
  const url = config.databaseUrl ?? cluster!.url
  await migrate(url)
  await seed(url, { kind: config.seed, now: clock(), log: say })

  const store = openStore(url, {
    connections: config.connections,
    onError: error => log.warn('a database connection was lost', failureOf(error))
  })
  const base = { store, config, clinics: openClinics(), captcha: openCaptcha(), log, clock, newId: randomUUID }
  const deps: Deps = { ...base, sms: openSms(base) }

  let draining = false
  const renewNow = () => renew(url, { kind: config.seed, now: clock(), log: say })
  const worker =
    config.role === 'api'
      ? null
      : await startWorker(deps, { ...TASKS, 'renew-timetable': renewNow }, `${CRONTAB}\n5 22 * * * renew-timetable`)
  const app =
    config.role === 'jobs'
      ? null
      : await buildHttp(deps, {
          routes: ROUTES,
          faces: { '/': `${root}apps/cabinet/dist` },
          isDraining: () => draining,
          extras: http => {
            if (!config.production && (config.sms.kind === 'inbox' || config.testPhones)) serveInbox(http, deps)
          }
        })
  if (app) {
    await app.listen({ port: config.port, host: config.host })
    say(banner(config))
  }
  await renewNow().catch(error => log.error('the timetable was not renewed', failureOf(error)))

  const stop = async (signal: string) => {
    if (draining) return
    draining = true
    log.info('stopping', { code: signal })
    setTimeout(() => process.exit(1), DRAIN_MILLIS).unref()
    await app?.close()
    await worker?.stop()
    await store.close()
    await cluster?.stop()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
  // A lost connection of a library must not end the process; what it was part of has its own error.
  process.on('unhandledRejection', error => log.error('unhandled rejection', failureOf(error)))
}

await start().catch((error: unknown) => {
  if (error instanceof ConfigError || error instanceof ClusterError) process.stderr.write(`${error.message}\n`)
  else if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    process.stderr.write('The port is in use. Set PORT to another one, or stop the other server.\n')
  else process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
})

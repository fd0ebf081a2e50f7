// Servers in this very process over a database of one's own: the clock, the SMS and the log are the proof's. One cluster serves all such proofs.
import type { Call } from '@vizit/contract/call'
import { confirmHuman, humanCodeImage } from '@vizit/contract/sign-in'
import { ROUTES } from '../../apps/server/src/app.ts'
import type { Config } from '../../apps/server/src/config.ts'
import type { Deps } from '../../apps/server/src/deps.ts'
import { buildHttp } from '../../apps/server/src/http/server.ts'
import { SIGN_IN_LIMITS, type SignInLimits } from '../../apps/server/src/sign-in-limits.ts'
import { createDatabase, withDatabase } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore } from '../../apps/server/src/store/store.ts'
import { startTestServer, type TestServer } from '../../apps/server/src/testing/test-server.ts'
import type { Tracing } from '../../apps/server/src/tracing/tracing.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { type Cluster, startCluster } from './cluster.ts'

export type PeopleGround = TestServer & {
  /** Every server, the first one's address first. */
  urls: string[]
  /** Every line of the log, as it would be written. */
  lines: string[]
  /** A caller on one of the servers. `address`: where it seems to come from; `bearer`: who it says it is. */
  caller(who: { server?: number; address?: string; bearer?: string | null }): Call
  /** Breaks an object of the database. */
  break(text: string): Promise<void>
}

export type PeopleGroundOptions = {
  servers?: number
  limits?: Partial<SignInLimits>
  config?: Partial<Config>
  wrap?: (deps: Deps) => Deps
  tracing?: Tracing
}

let cluster: Cluster | undefined
let dataDir: string | undefined

/** Opens the ground; the cluster is started by the first and ended by `closePeopleGrounds`. */
export async function openPeopleGround(options: PeopleGroundOptions = {}): Promise<PeopleGround> {
  await startOnce()
  const lines: string[] = []
  const write = (level: string) => (event: string, fields?: object) => void lines.push(JSON.stringify({ level, event, ...fields }))
  const log: Deps['log'] = { info: write('info'), warn: write('warn'), error: write('error') }
  const config: Partial<Config> = {
    trustProxy: ['127.0.0.1'],
    publicPerMinute: 100_000_000,
    ...options.config,
    limits: { ...SIGN_IN_LIMITS, ...options.limits }
  }
  const wrap = options.wrap ?? (deps => deps)
  const first = await startTestServer({
    config,
    wrap: deps => wrap({ ...deps, log }),
    ...(options.tracing && { tracing: options.tracing })
  })
  const more = await Promise.all(Array.from({ length: (options.servers ?? 1) - 1 }, () => another(first, wrap)))
  const urls = [first.url, ...more.map(server => server.url)]
  return {
    ...first,
    urls,
    lines,
    caller: ({ server = 0, address = '198.51.100.1', bearer = null }) =>
      first.callFrom(address, { bearer, origin: urls[server % urls.length]! }),
    break: async text => void (await first.store.pool.query(text)),
    async stop() {
      for (const server of more) await server.close()
      await first.stop()
    }
  }
}

/** A second server over the same database, with connections of its own. */
async function another(first: TestServer, wrap: (deps: Deps) => Deps) {
  const store = openStore(String(first.store.pool.options.connectionString), { connections: 8 })
  const app = await buildHttp(wrap({ ...first.deps, store }), { routes: ROUTES, strict: true })
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    async close() {
      await app.close()
      await store.close()
    }
  }
}

/** Starts the cluster, whose address goes to every process that is started from here. */
export async function startOnce(): Promise<void> {
  if (cluster) return
  dataDir = makeDataDir()
  cluster = await startCluster({ dataDir, log: () => undefined })
  await createDatabase(cluster.url, 'vizit_template')
  await migrate(withDatabase(cluster.url, 'vizit_template'))
  process.env.TEST_CLUSTER_URL = cluster.url
}

export async function closePeopleGrounds(): Promise<void> {
  await cluster?.stop()
  if (dataDir) removeDataDir(dataDir)
}

/** Addresses that are nobody's, as many as are asked for, each of another site. */
export function addressOf(n: number): string {
  return n % 2
    ? `203.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    : `2001:${(0xdb8 + (n >> 16)).toString(16)}:${(n & 0xffff).toString(16)}::1`
}

/** The code of the newest SMS to the phone. */
export function codeFor(ground: TestServer, phone: string): string {
  const text = ground.sent.findLast(sms => sms.phone === phone)?.text
  const code = /код (\d{6})/.exec(text ?? '')?.[1]
  if (!code) throw new Error(`no code was sent to …${phone.slice(-2)}`)
  return code
}

/** Another code than this one. */
export function wrongFor(code: string, by = 1): string {
  return String((Number(code) + by) % 1_000_000).padStart(6, '0')
}

/** Passes the human check as a farm of people would: the painter of these grounds writes the digits down instead of painting them. */
export async function passesCheck(call: Call, id: string): Promise<boolean> {
  const picture = await call(humanCodeImage, { id })
  if (!picture.ok) return false
  const code = await (picture.value as Blob).text()
  return (await call(confirmHuman, { id, code })).ok
}

/** Sabotage: what was counted is forgotten at once, so that no limit is ever reached. */
export const FORGET_COUNTS = `
  create function forget_count() returns trigger language plpgsql as $$ begin new.count := 1; return new; end $$;
  create trigger forget_count before insert or update on limits for each row execute function forget_count()`

/** Works through the numbers below `count`, so many at a time. */
export async function each(count: number, atOnce: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

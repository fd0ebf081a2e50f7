// The demo world on the day of the pictures: made once, then copied for each area, so that no area sees what another left behind.
import { createDatabase, dropDatabase, startCluster, withDatabase } from '../../apps/server/src/store/cluster.ts'
import { openStore } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { freePort, type Server, startServer } from '../setup/server.ts'
import { MOMENT } from './still.ts'

const [LIVE, MADE] = ['screens', 'screens_made']
/** People live in the world for some minutes before the first picture. */
const PEOPLE_SINCE = '2026-11-17T06:20:00Z'
/** The database's present: later than the server's ever gets, sooner than anything that the product has put off. */
const DATABASE_NOW = '2026-11-17T06:41:10Z'

export type World = {
  origin: string
  /** The door of the patient app. */
  appOrigin: string
  /** Keeps what has been done in the world as the beginning of every area. */
  keep(): Promise<void>
  /** A server over a fresh copy; what comes by chance in it follows from these words. */
  begin(words: string): Promise<void>
  end(): Promise<void>
}

/** Starts the server in which the people of the pictures are made. Sets E2E_ORIGIN, E2E_DATA and DATABASE_URL for the steps of the journeys. */
export async function openWorld(): Promise<World> {
  const data = makeDataDir()
  // Nothing of it has to outlive this run. The path lets `now()` be ours in whatever asks for it.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', search_path: 'public, pg_catalog' }
  const cluster = await startCluster({ dataDir: data, log: () => undefined, options: { settings } })
  const url = withDatabase(cluster.url, LIVE)
  const [port, appPort] = [await freePort(), await freePort()]
  const origin = `http://127.0.0.1:${port}`
  const start = (words: string, since: string) =>
    startServer({
      DATABASE_URL: url,
      DATA_DIR: data,
      SEED: 'demo',
      PORT: String(port),
      PATIENT_PORT: String(appPort),
      PUBLIC_URL: 'https://vizit.example',
      TRUST_PROXY: '127.0.0.1',
      NODE_OPTIONS: `--import=${new URL('./still-server.ts', import.meta.url).href}`,
      // Another chance than that of the steps, which make ids too.
      SCREENS_SEED: `server ${words}`,
      SCREENS_SINCE: since
    })
  Object.assign(process.env, { E2E_ORIGIN: origin, E2E_DATA: data, DATABASE_URL: url })

  await createDatabase(url, LIVE)
  await within(url, `create function public.now() returns timestamptz language sql stable as $$ select timestamptz '${DATABASE_NOW}' $$`)
  let server: Server | undefined = await start('people', PEOPLE_SINCE)
  return {
    origin,
    appOrigin: `http://127.0.0.1:${appPort}`,
    async keep() {
      await server?.kill()
      await within(withDatabase(url, 'postgres'), `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${LIVE}'`)
      await within(withDatabase(url, 'postgres'), `alter database ${LIVE} rename to ${MADE}`)
    },
    async begin(words) {
      await server?.kill()
      await dropDatabase(url, LIVE)
      await createDatabase(url, LIVE, { template: MADE })
      server = await start(words, MOMENT)
    },
    async end() {
      await server?.kill()
      await cluster.stop()
      removeDataDir(data)
    }
  }
}

async function within(url: string, statement: string): Promise<void> {
  const store = openStore(url, { connections: 1 })
  try {
    await store.pool.query(statement)
  } finally {
    await store.close()
  }
}

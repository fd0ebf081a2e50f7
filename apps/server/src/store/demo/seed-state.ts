// Which generated data a database holds, and how far its timetable goes: one row of `settings`.
import type { Day } from '@vizit/rules/days'
import pg from 'pg'
import { sessionOptions } from '../session.ts'

type SeedName = 'demo' | 'by-1'
export type SeedState = {
  name: SeedName /** The last day that has slots. */
  until: Day /** The day on which the timetable was looked after. */
  renewedOn: Day
}
export type SeedOptions = { now: Date; log?: (line: string) => void }

/** The database holds something else; the message is for whoever starts the server. */
export class SeedRefused extends Error {
  override name = 'SeedRefused'
}

const KEY = 'seed'

/** Opens a connection, runs `work` in one transaction, and closes it. */
export async function inTransaction<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  return connected(url, async client => {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  })
}

/** An open transaction is rolled back by the server when the connection ends. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, application_name: 'vizit-seed', options: sessionOptions() })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

export async function readSeedState(client: pg.Client): Promise<SeedState | undefined> {
  const { rows } = await client.query<{ value: SeedState }>('select value from settings where key = $1', [KEY])
  return rows[0]?.value
}

export async function writeSeedState(client: pg.Client, state: SeedState): Promise<void> {
  await client.query('insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value', [
    KEY,
    JSON.stringify(state)
  ])
}

/**
 * Says whether `name` is still to be loaded. Towns alone do not count as data: every database has them.
 * @throws SeedRefused when the database holds data that is not of this seed
 */
export async function judgeSeeding(client: pg.Client, name: SeedName): Promise<'load' | 'loaded'> {
  const state = await readSeedState(client)
  if (state?.name === name) return 'loaded'
  if (state)
    throw new SeedRefused(`The database holds the data of SEED=${state.name}. Start with SEED=${state.name} or with another database.`)
  const { rows } = await client.query<{ full: boolean }>(
    'select exists (select from providers) or exists (select from profiles) or exists (select from doctors) as full'
  )
  if (rows[0]?.full)
    throw new SeedRefused(`The database already has data, so SEED=${name} is not loaded. Start with SEED=none or with another database.`)
  return 'load'
}

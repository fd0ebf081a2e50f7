// Whether a database server that somebody set up themselves is one that the product can keep its promises on. Asked before anything is made there.
import pg from 'pg'
import { sessionOptions } from './session.ts'

/** Major version. */
const OLDEST = 17

/** The message is for whoever starts the server: one sentence, with what to do. */
export class ServerUnfit extends Error {
  override name = 'ServerUnfit'
}

type Facts = { number: string; shown: string; encoding: string; fsync: string; synchronous: string; database: string }

/**
 * `warn` hears what the operators are to be told of a server that will do, as a sentence.
 * @throws ServerUnfit for a PostgreSQL that is too old, and for a database whose letters are not UTF-8 or that does not know Ё and ё to be one
 * letter: there nobody would be found by their name
 */
export async function judgeServer(url: string, warn: (sentence: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'vizit-start', options: sessionOptions() })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { number, shown, encoding, fsync, synchronous, database } = await factsOf(client)
    if (Number(number) < OLDEST * 10_000)
      throw new ServerUnfit(`The database server is PostgreSQL ${shown}: name one of version ${OLDEST} or newer in DATABASE_URL.`)
    const anew = `make it anew (createdb -T template0 -E UTF8 --locale C.UTF-8 ${database}), or name another one in DATABASE_URL`
    if (encoding !== 'UTF8') throw new ServerUnfit(`The database ${database} keeps its letters as ${encoding}, not as UTF8: ${anew}.`)
    if (!(await knowsLetters(client)))
      throw new ServerUnfit(`The database ${database} does not know small and great Cyrillic letters, as with the locale C: ${anew}.`)
    if (fsync === 'off' || synchronous === 'off') warn(NOT_KEPT)
  } finally {
    await client.end()
  }
}

const NOT_KEPT =
  'the database answers before its disk has what it answers (fsync, synchronous_commit): after a power cut, visits that were confirmed can be gone'

async function factsOf(client: pg.Client): Promise<Facts> {
  const { rows } = await client.query<Facts>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as shown,
            current_setting('server_encoding') as encoding, current_database() as database,
            current_setting('fsync') as fsync, current_setting('synchronous_commit') as synchronous`
  )
  return rows[0]!
}

/** Asked of Ё, Ў and І by their numbers in UTF-8. */
async function knowsLetters(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ known: boolean }>(
    `select lower(chr(1025) || chr(1038) || chr(1030)) = chr(1105) || chr(1118) || chr(1110) and chr(1025) ilike chr(1105) as known`
  )
  return rows[0]!.known
}

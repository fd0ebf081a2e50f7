// One clock for every process: the database's. What a machine's own clock says does not matter, nor whether somebody sets it.
import type { Log } from '../log.ts'
import { type Db, sql } from './store.ts'

export type DatabaseClock = { now: () => Date; stop: () => void }

/** `machine`: what this machine's own clock shows; only ever compared. */
type Given = { db: Db; log: Log; machine: () => Date; everyMillis?: number }

const ASK_EVERY_MILLIS = 5_000
/** From here on the operators are told that this machine's clock is wrong, or the database's. */
const APART_MILLIS = 10_000

/**
 * Opens a clock that shows the database's time: asked every five seconds, carried on in between by a counter that nobody can set. A step of the
 * database's clock is followed within that time. While the database does not answer the clock goes on. Fails as the store does when the first question fails.
 */
export async function openDatabaseClock({ db, log, machine, everyMillis = ASK_EVERY_MILLIS }: Given): Promise<DatabaseClock> {
  let ahead = (await ask(db)).ahead
  let isApart = false
  const now = () => new Date(performance.now() + ahead)
  const follow = async () => {
    const asked = await ask(db).catch(() => null)
    if (!asked) return
    // Within what the way there and back may have taken, the former measure is as good.
    if (Math.abs(asked.ahead - ahead) > asked.tripMillis) ahead = asked.ahead
    const apartMillis = Math.round(machine().getTime() - now().getTime())
    if (Math.abs(apartMillis) < APART_MILLIS) isApart = false
    else if (!isApart) {
      isApart = true
      log.warn('the clock of this machine is not the clock of the database, which is believed', { ms: apartMillis })
    }
  }
  const timer = setInterval(() => void follow(), everyMillis)
  timer.unref()
  return { now, stop: () => clearInterval(timer) }
}

/** By how many milliseconds the database's clock is ahead of our counter, and how long the question took. */
async function ask(db: Db): Promise<{ ahead: number; tripMillis: number }> {
  const from = performance.now()
  const row = await db.row<{ millis: string }>(sql`select floor(extract(epoch from clock_timestamp()) * 1000)::bigint as millis`)
  const to = performance.now()
  return { ahead: Number(row!.millis) - (from + to) / 2, tripMillis: to - from }
}

// G35: five times what can be answered is asked. Some are told at once to come again, the others are served, and what was acknowledged is there.
import { sql } from '../../apps/server/src/store/store.ts'
import { makeMixedWorld, openMixedLoad } from '../setup/mixed-load.ts'
import { type OverloadRound, overload } from '../setup/overload-round.ts'
import { randomOf } from '../setup/random.ts'
import { startServer } from '../setup/server.ts'
import { type Ground, openGround } from './ground.ts'
import { acksIn, askOracle, judgeAcks } from './oracle.ts'
import { atLeast, atMost, type Figure, none, type Proof, quantile, type Run, told } from './proof.ts'

const SIZE = {
  short: { measureMillis: 1_200, overMillis: 2_000, afterMillis: 12_000, leastPerSecond: 1_500 },
  usual: { measureMillis: 4_000, overMillis: 10_000, afterMillis: 12_000 },
  full: { measureMillis: 8_000, overMillis: 60_000, afterMillis: 15_000 }
}
/** Without a door everybody waits for an answer. */
const SABOTAGED = { measureMillis: 800, overMillis: 800, afterMillis: 1_000, leastPerSecond: 1_500 }
const NOBODY_WAITS = '100000'
/** Twice the connections to the database. */
const AS_BY_DEFAULT = '24'
const DOCTORS = 100
const SIGN_INS = { short: 6_000, usual: 40_000, full: 200_000 }

export const overloaded: Proof = {
  name: 'G35',
  title:
    'five times what can be answered is asked: some are told at once to come again, what was begun comes first, nothing acknowledged is lost',
  ids: [],
  sabotage: 'everybody is let in at once',
  run
}

async function run({ size, seed, sabotage, say }: Run): Promise<Figure[]> {
  const ground = await openGround()
  try {
    await makeMixedWorld(ground.store, { doctors: DOCTORS, signIns: SIGN_INS[size] })
    const server = await startServer({ DATABASE_URL: ground.url, REQUESTS_AT_WORK: sabotage ? NOBODY_WAITS : AS_BY_DEFAULT })
    const load = await openMixedLoad(ground.store, server.url, randomOf(seed))
    await load.closed(8, 500)
    const round = await overload(load, sabotage ? SABOTAGED : SIZE[size])
    load.close()
    await server.stop()
    for (const [kind, count] of round.strange) say(`${count} times ${kind}`)
    return [
      ...figuresOf(round, size !== 'short'),
      told('bookings acknowledged', load.booked.size, 'visits'),
      told('cancellings acknowledged', load.cancelled.size, 'visits'),
      none('cancelled visits that are there', await stillThere(ground, [...load.cancelled]), 'visits'),
      ...(await judgeAcks(ground.store, acksIn(load))),
      ...(await askOracle(ground.store))
    ]
  } finally {
    await ground.close()
  }
}

/** How fast is judged where nothing else runs beside: the short form shares its cores. */
function figuresOf(round: OverloadRound, isJudged: boolean): Figure[] {
  const { served, turnedAway, servedOf, strange } = round
  const fast = (name: string, value: number, goal: number) => (isJudged ? atMost(name, value, goal, 'ms') : told(name, value, 'ms'))
  return [
    told('answered in a second by sixteen', round.capacity, 'answers'),
    told('asked in a second of the overload', round.perSecond, 'questions'),
    told('served in a second of it', round.servedPerSecond, 'answers'),
    none('overloads in which nobody was told to come again', turnedAway.length === 0 ? 1 : 0, 'overloads'),
    fast('told to come again, 99th percentile', quantile(turnedAway, 0.99), 100),
    fast('served, 99th percentile', quantile(served, 0.99), 1_000),
    told('told to come again, median', quantile(turnedAway, 0.5), 'ms'),
    told('served, median', quantile(served, 0.5), 'ms'),
    atMost('as usual after', round.normalAfter, 10, 's'),
    told('served of what was begun', servedOf.begun, '%'),
    atLeast('that to what was read', servedOf.begun / servedOf.reading, 1, 'times'),
    none('told to come again without a moment', round.withoutMoment, 'answers'),
    none(
      'answers that are neither yes nor "come again"',
      [...strange.values()].reduce((sum, count) => sum + count, 0),
      'answers'
    )
  ]
}

async function stillThere({ store }: Ground, orderIds: string[]): Promise<number> {
  const row = await store.row<{ n: number }>(
    sql`select count(*)::int as n from visits where order_id = any(${orderIds}::uuid[]) and status in ('reserved', 'pending', 'booked')`
  )
  return row!.n
}

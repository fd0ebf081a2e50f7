// P9: five times what can be answered is asked.
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore } from '../../apps/server/src/store/store.ts'
import { quantile } from '../faults/proof.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { makeMixedWorld, openMixedLoad } from '../setup/mixed-load.ts'
import { overload } from '../setup/overload-round.ts'
import { randomOf } from '../setup/random.ts'
import { startServer } from '../setup/server.ts'
import { inRounds, judge, median, type Row } from './measure.ts'

const SIZE = { measureMillis: 4_000, overMillis: 8_000, afterMillis: 11_000 }
const MOST: [note: string, what: string, unit: string, most: number][] = [
  ['turned away p99 ms', 'five times what can be answered: who is told to come again, p99', 'ms', 100],
  ['served p99 ms', 'the same: who is served, p99', 'ms', 1_000],
  ['normal after s', 'the same: as usual after', 's', 10]
]

/** So many overloads of one server; a row for each of the three goals. */
export async function measureOverload(rounds: number, say: (line: string) => void): Promise<Row[]> {
  const dataDir = makeDataDir('disk')
  const cluster = await startCluster({ dataDir, log: () => undefined })
  const store = openStore(cluster.url, { connections: 4 })
  await migrate(cluster.url)
  await makeMixedWorld(store, { doctors: 100, signIns: 20_000 * (rounds + 1) })
  const server = await startServer({ DATABASE_URL: cluster.url })
  const load = await openMixedLoad(store, server.url, randomOf(9))
  await load.closed(8, 3_000)
  const work = {
    name: 'P9',
    unit: '1/s',
    async measure() {
      const { served, turnedAway, normalAfter, servedOf, capacity, perSecond, servedPerSecond } = await overload(load, SIZE)
      const notes = {
        'turned away p99 ms': quantile(turnedAway, 0.99),
        'turned away p50 ms': quantile(turnedAway, 0.5),
        'served p99 ms': quantile(served, 0.99),
        'served p50 ms': quantile(served, 0.5),
        'normal after s': normalAfter,
        'asked per s': perSecond,
        'served per s': servedPerSecond,
        'begun served %': servedOf.begun,
        'read served %': servedOf.reading
      }
      return { value: capacity, notes }
    }
  }
  const found = (await inRounds([work], rounds, say)).get('P9')!
  load.close()
  await server.stop()
  await store.close()
  await cluster.stop()
  removeDataDir(dataDir)
  const notes = Object.fromEntries(Object.entries(found.notes).map(([note, list]) => [note, median(list)]))
  return MOST.map(([note, what, unit, most], at) => ({
    name: 'P9',
    what,
    unit,
    value: notes[note]!,
    floor: null,
    floorName: null,
    ratio: null,
    rounds: found.notes[note]!,
    notes: at === 0 ? { ...notes, 'answered by sixteen per s': median(found.values) } : {},
    ...judge(null, notes[note]!, { of: 'value', most })
  }))
}

// npm run bench -- [P1 P2 P3 P5 P6 P7 P8 P10] [P4] [P9] [P11] [Lighthouse] [Interactions] [--rounds 3] [--seconds 8] [--by-1] [--json] [--compare FILE]
//
// The product and its floors in one run, interleaved, medians. An absolute time says nothing about another machine; a ratio does. FILE is what `--json`
// printed of another release: its figures stand beside those of this run.
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { seed as seedData } from '../../apps/server/src/store/seed.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { randomOf } from '../setup/random.ts'
import { startServer } from '../setup/server.ts'
import { analyse, makePeople, makeWorld } from '../setup/world.ts'
import { measureAppInteractions } from './app-interaction.bench.ts'
import { hasPgbench } from './bare-sql.ts'
import { bookings, PEOPLE } from './booking.bench.ts'
import { comparisonOf, readFigures } from './compare.ts'
import { makeCountry } from './country.ts'
import { measureFirstScreen } from './first-screen.bench.ts'
import { floors } from './floors.ts'
import { measureGrowth } from './growth.bench.ts'
import { CONNECTIONS, httpWork, startHello } from './http-load.ts'
import { measureInteractions } from './interaction.bench.ts'
import { measureLighthouse } from './lighthouse.bench.ts'
import { inRounds, judge, median, type Row, type Target, tableOf, type Work } from './measure.ts'
import { measureOverload } from './overload.bench.ts'
import { makeClinicTimetable, refreshing } from './refresh.bench.ts'
import { searches } from './search.bench.ts'
import { sizesOf, widgetSizesOf } from './size.bench.ts'
import { IDLE_MEMORY, starting } from './start.bench.ts'
import { doctorsDay, doctorsOfDate } from './timetable.bench.ts'
import { makeVisits, visitLists } from './visits.bench.ts'

const ALL = ['P1', 'P2', 'P3', 'P5', 'P6', 'P7', 'P8', 'P10']
const root = fileURLToPath(new URL('../../', import.meta.url))
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '8' },
    'by-1': { type: 'boolean' },
    json: { type: 'boolean' },
    compare: { type: 'string' }
  }
})
/** Only where they are named: P4 and P11 build 20 million slots, P9 leaves nothing of the machine to others, Lighthouse is fetched from the registry of packages, both it and the touches want a browser. */
const BY_NAME = ['P4', 'P9', 'P11', 'Lighthouse', 'Interactions']
const unknown = positionals.filter(name => !ALL.includes(name) && !BY_NAME.includes(name))
if (unknown.length > 0) {
  process.stderr.write(`No such benchmark: ${unknown.join(', ')}. There are: ${[...ALL, ...BY_NAME].join(', ')}.\n`)
  process.exit(2)
}
const wanted = (name: string) => positionals.length === 0 || positionals.includes(name)
// read first: a file that is not there is told before the minutes of measuring
const before = readBefore()
const [rounds, seconds] = [Number(values.rounds), Number(values.seconds)]
const say = (line: string) => process.stderr.write(`${line}\n`)

const WHAT: Record<string, { what: string; floor?: string; target?: Target }> = {
  hello: { what: 'bare node:http' },
  select: { what: 'PostgreSQL, one indexed select' },
  update: { what: 'PostgreSQL, conditional UPDATE ... RETURNING' },
  'the same SQL': { what: 'the statement of P2 without the product' },
  P1: { what: "free slots of a doctor's day", floor: 'hello', target: { of: 'ratio', least: 0.3 } },
  P2: { what: 'doctors with free slots of a date', floor: 'the same SQL', target: { of: 'ratio', least: 0.6 } },
  P3: { what: 'booking of distinct slots', floor: 'update', target: { of: 'ratio', least: 0.12 } },
  P5: { what: 'refresh of a timetable of 50,000 slots, 2 % changed, in the database', target: { of: 'value', most: 40 } },
  P6: { what: 'p99 of a search of 20,000 doctors as one types, 200 a second', target: { of: 'value', most: 20 } },
  P7: { what: 'p99 of the visits of one with 2,000 and of a family of ten, 200 a second', target: { of: 'value', most: 20 } },
  P8: { what: 'start to first answer, data present', target: { of: 'value', most: 0.7 } }
}

const loadBefore = loadavg()[0]!
const rows = [
  ...(await measureServer()),
  ...(await measureRefresh()),
  ...(await measureSearch()),
  ...(await measureVisits()),
  ...(positionals.includes('P4') ? await measureGrowth(rounds, seconds, say) : []),
  ...(positionals.includes('P9') ? await measureOverload(rounds, say) : []),
  ...(positionals.includes('P11') ? await measureFirstScreen(rounds, seconds, say) : []),
  ...(positionals.includes('Lighthouse') ? await measureLighthouse(rounds, say) : []),
  ...(positionals.includes('Interactions')
    ? [...(await measureInteractions(rounds, say)), ...(await measureAppInteractions(rounds, say))]
    : []),
  ...(wanted('P10') ? sizes() : [])
]
const machine = {
  cores: cpus().length,
  memoryGigabytes: Math.round(totalmem() / 2 ** 30),
  loadBefore,
  loadAfter: loadavg()[0]!,
  bareSqlBy: hasPgbench ? 'pgbench' : 'a bare loop',
  connections: CONNECTIONS
}
if (values.json) process.stdout.write(`${JSON.stringify({ machine, rows }, null, 2)}\n`)
else
  process.stdout.write(
    `\n${tableOf(rows)}\n\n${machine.cores} cores, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s, load ${machine.loadBefore.toFixed(1)} before; bare SQL by ${machine.bareSqlBy}\n`
  )
if (before) process.stdout.write(`\n${comparisonOf(before, rows)}\n`)
process.exit(0)

function readBefore() {
  try {
    return values.compare === undefined ? null : readFigures(values.compare)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(2)
  }
}

async function measureServer(): Promise<Row[]> {
  if (!['P1', 'P2', 'P3', 'P8'].some(wanted)) return []
  const dataDir = makeDataDir('disk')
  const cluster = await startCluster({ dataDir, log: () => undefined })
  const store = openStore(cluster.url, { connections: 4 })
  await fill(store, cluster.url)
  const server = await startServer({ DATABASE_URL: cluster.url })
  const hello = await startHello()
  const works: Work[] = []
  const [select, update] = await floors(store, seconds)
  if (wanted('P1'))
    works.push(
      httpWork('hello', hello.url, seconds, () => ({})),
      await doctorsDay(store, server.url, seconds, randomOf(1))
    )
  if (wanted('P2')) works.push(...(await doctorsOfDate(store, server.url, seconds, randomOf(2))), select)
  if (wanted('P3')) works.push(await bookings(store, server.url, seconds, randomOf(3)), update)
  say(`warming up, then ${rounds} rounds`)
  await inRounds(works, 1, () => undefined)
  // a server that is not some seconds old knows how large its tables are
  await analyse(store)
  const seen = await inRounds(works, rounds, say)
  hello.stop()
  await server.stop()
  await store.close()
  await cluster.stop()
  if (wanted('P8')) for (const [name, found] of await inRounds([starting(dataDir)], rounds, say)) seen.set(name, found)
  removeDataDir(dataDir)
  const middle = (name: string) => (seen.has(name) ? median(seen.get(name)!.values) : null)
  const rows = [...seen].map(([name, found]): Row => {
    const { what, floor, target } = WHAT[name]!
    const value = median(found.values)
    const floorValue = floor ? middle(floor) : null
    const ratio = floorValue === null ? null : value / floorValue
    const notes = Object.fromEntries(Object.entries(found.notes).map(([note, list]) => [note, median(list)]))
    return {
      name,
      what,
      unit: name === 'P8' ? 's' : '1/s',
      value,
      floor: floorValue,
      floorName: floor ?? null,
      ratio,
      rounds: found.values,
      notes,
      ...judge(ratio, value, target)
    }
  })
  return [...rows, ...rows.filter(row => row.name === 'P8').map(memoryRow)]
}

/** P5 asks the database alone, as the job does that reads a clinic. */
function measureRefresh(): Promise<Row[]> {
  return measureSteady('P5', async store => {
    say('a clinic of 50,000 slots')
    const timetable = await makeClinicTimetable(store)
    return () => Promise.resolve(refreshing(store, timetable, randomOf(5)))
  })
}

/** P6 has a world of its own: the names and places of a country, and a week of its timetable. */
function measureSearch(): Promise<Row[]> {
  return measureSteady('P6', async (store, url) => {
    say('20,000 doctors')
    await makeCountry(store, url, 7)
    return server => searches(store, server, seconds, randomOf(6))
  })
}

function measureVisits(): Promise<Row[]> {
  return measureSteady('P7', async store => {
    say('people with many visits')
    await makeVisits(store)
    return server => visitLists(store, server, seconds, randomOf(7))
  })
}

/** Until the database has had nothing to do for a second. */
async function untilAtRest(store: Store): Promise<void> {
  for (let quiet = 0; quiet < 20; ) {
    const busy = await store.row<{ n: number }>(sql`
      select count(*)::int as n from pg_stat_activity where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()`)
    quiet = busy!.n === 0 ? quiet + 1 : 0
    await pause(50)
  }
}

type MakeWork = (server: string) => Promise<Work>

/** A steady load on a world of its own. */
async function measureSteady(name: string, fillWorld: (store: Store, url: string) => Promise<MakeWork>): Promise<Row[]> {
  if (!wanted(name)) return []
  const dataDir = makeDataDir('disk')
  const cluster = await startCluster({ dataDir, log: () => undefined })
  const store = openStore(cluster.url, { connections: 4 })
  await migrate(cluster.url)
  const makeWork = await fillWorld(store, cluster.url)
  const server = await startServer({ DATABASE_URL: cluster.url })
  const work = await makeWork(server.url)
  // What a server counts once after its start is not what is measured.
  await untilAtRest(store)
  await inRounds([work], 1, () => undefined)
  const found = (await inRounds([work], rounds, say)).get(name)!
  await server.stop()
  await store.close()
  await cluster.stop()
  removeDataDir(dataDir)
  const value = median(found.values)
  const notes = Object.fromEntries(Object.entries(found.notes).map(([note, list]) => [note, median(list)]))
  const { what, target } = WHAT[name]!
  return [
    {
      name,
      what,
      unit: 'ms',
      value,
      floor: null,
      floorName: null,
      ratio: null,
      rounds: found.values,
      notes,
      ...judge(null, value, target)
    }
  ]
}

/** Measured in the same starts, judged by its own target. */
function memoryRow(start: Row): Row {
  const value = start.notes[IDLE_MEMORY] ?? Number.NaN
  return {
    ...start,
    what: 'memory of the idle Node process',
    unit: 'MB',
    value,
    rounds: [],
    notes: {},
    ...judge(null, value, { of: 'value', most: 150 })
  }
}

async function fill(store: Store, url: string) {
  await migrate(url)
  if (values['by-1']) {
    await seedData(url, { kind: 'by-1', now: new Date(), log: say })
    await makePeople(store, PEOPLE)
  } else await makeWorld(store, { branches: 10, specialities: 4, doctors: 200, days: 66, slotsPerDay: 15, people: PEOPLE, takenEvery: 3 })
  await analyse(store)
  await store.pool.query('checkpoint')
}

function sizes(): Row[] {
  const found = sizesOf(join(root, 'apps/cabinet/dist'))
  const app = sizesOf(join(root, 'apps/patient/dist'))
  const widget = widgetSizesOf(join(root, 'apps/widget/dist'))
  if (!found || !app || widget === undefined) {
    say('P10: the cabinet, the patient app or the widget is not built (npm run build)')
    return []
  }
  const row = (name: string, what: string, value: number, most: number): Row => ({
    name,
    what,
    unit: 'kB gz',
    value,
    floor: null,
    floorName: null,
    ratio: null,
    rounds: [value],
    notes: {},
    ...judge(null, value, { of: 'value', most })
  })
  return [
    row('P10', 'cabinet, first route, JS + CSS', found.first, 140),
    row('P10', `cabinet, heaviest route (${found.largestName})`, found.largest, 200),
    row('P10', 'patient app, first route without its words, JS + CSS', app.first, 140),
    row('P10', `patient app, heaviest route (${app.largestName})`, app.largest, 200),
    row('P10', 'widget of clinics’ sites, its first step', widget.first, 60),
    row('P10', 'widget of clinics’ sites, all it brings', widget.all, 85)
  ]
}

// P11: what everybody asks first: the free days of a town, its times of a day, its doctors by nearest date, its services. At 2 and at 20 million slots,
// while somebody books ten times a second, so that no answer about times is true for long.
import { addDays, addMonths, minskDay } from '@vizit/rules/days'
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { startServer } from '../setup/server.ts'
import { makeCountry } from './country.ts'
import { httpWork, steadyWork } from './http-load.ts'
import { inRounds, median, type Row, type Work } from './measure.ts'

const BASE = '/api/v2/public/booking/all'
const DAYS = 66
const CLIENTS = 48
const STEADY_RATE = 100
const WRITES_MILLIS = 100
const MOST_P99 = 50
/** 20 million slots may cost 1.2 times what 2 million do. */
const LEAST_OF_SMALL = 1 / 1.2
const DAYS_ASKED = 30
/** A page of doctors is full in both worlds, of whichever age they see; a town of fewer is answered in fewer bytes, which measures nothing else. */
const DOCTORS_FOR_A_PAGE = 100
const PAGES = 3

const SMALL = { name: '2 million', centres: 80, doctors: 2_000 }
const LARGE = { name: '20 million', centres: 800, doctors: 20_000 }

type Town = { town: string; id: number; doctors: number }
type Asking = { what: string; least: number; path(town: Town, random: Random): string }
const profiles = ['', '&profile=1', '&profile=2']
const ASKINGS: Asking[] = [
  {
    what: 'free days',
    least: 500,
    path: ({ id }, random) => {
      const today = minskDay(new Date())
      return `/doctors/days?townId=${id}&dateStart=${today}&dateEnd=${addMonths(today, 2)}${random.pick(profiles)}`
    }
  },
  {
    what: 'times of a day',
    least: 300,
    path: ({ id }, random) =>
      `/doctors/timeslots?townId=${id}&date=${addDays(minskDay(new Date()), random.whole(2, DAYS_ASKED))}${random.pick(profiles)}`
  },
  {
    what: 'doctors by nearest date',
    least: 300,
    path: ({ id, doctors }, random) => {
      const pages = Math.min(PAGES, Math.floor(doctors / DOCTORS_FOR_A_PAGE))
      return `/doctors?townId=${id}&sort=byDate&page=${random.whole(1, pages)}${random.pick(profiles)}`
    }
  },
  { what: 'services', least: 500, path: ({ id }, random) => `/services?townId=${id}${random.pick(['', '&age=30', '&age=8'])}` }
]

/** Both worlds stand side by side and take turns. Wants 8 GB of disk and some minutes. */
export async function measureFirstScreen(rounds: number, seconds: number, say: (line: string) => void): Promise<Row[]> {
  say('2 million slots')
  const small = await openCountry(SMALL, seconds)
  say('20 million slots')
  const large = await openCountry(LARGE, seconds)
  const works = small.works.flatMap((work, at) => [work, large.works[at]!])
  await inRounds(works, 1, () => undefined)
  const seen = await inRounds(works, rounds, say)
  await small.close()
  await large.close()
  const rows: Row[] = []
  for (const { name, asking } of small.asked) {
    for (const size of [SMALL, LARGE]) {
      const found = seen.get(`${name}, ${size.name}`)!
      const value = median(found.values)
      const notes = Object.fromEntries(Object.entries(found.notes).map(([note, list]) => [note, median(list)]))
      const floor = size === LARGE ? median(seen.get(`${name}, ${SMALL.name}`)!.values) : null
      const ratio = floor === null ? null : value / floor
      const isMet = value >= asking.least && notes['p99 ms']! <= MOST_P99 && (ratio ?? 1) >= LEAST_OF_SMALL
      rows.push({
        name: 'P11',
        what: `${name}, ${size.name}`,
        unit: '1/s',
        value,
        floor,
        floorName: floor === null ? null : 'that at 2 million',
        ratio,
        rounds: found.values,
        notes,
        target: `>= ${asking.least}, p99 <= ${MOST_P99}${ratio === null ? '' : ', >= 0.83 of it'}`,
        met: isMet
      })
    }
  }
  return rows
}

type Country = { works: Work[]; asked: { name: string; asking: Asking }[]; close(): Promise<void> }

async function openCountry(size: typeof SMALL, seconds: number): Promise<Country> {
  const dataDir = makeDataDir('disk')
  const cluster = await startCluster({ dataDir, log: () => undefined })
  const store = openStore(cluster.url, { connections: 4 })
  await migrate(cluster.url)
  await makeCountry(store, cluster.url, DAYS, size)
  await store.pool.query('checkpoint')
  const server = await startServer({ DATABASE_URL: cluster.url })
  const random = randomOf(11)
  const writer = bookAllTheTime(store, random)
  const asked = (await townsOf(store)).flatMap(town => ASKINGS.map(asking => ({ name: `${asking.what}, ${town.town}`, town, asking })))
  const works = asked.map(({ name, town, asking }): Work => {
    const next = () => ({ method: 'GET' as const, path: BASE + asking.path(town, random) })
    const fast = httpWork(`${name}, ${size.name}`, server.url, seconds, next, CLIENTS)
    const steady = steadyWork(name, server.url, seconds, STEADY_RATE, next)
    return {
      ...fast,
      async measure() {
        const { value } = await fast.measure()
        const { value: p99, notes } = await steady.measure()
        return { value, notes: { 'p50 ms': notes!['p50 ms']!, 'p99 ms': p99 } }
      }
    }
  })
  return {
    works,
    asked,
    async close() {
      clearInterval(writer)
      await server.stop()
      await store.close()
      await cluster.stop()
      removeDataDir(dataDir)
    }
  }
}

/** The capital, the town after it, the smallest of those with a page of doctors, and all of them. */
async function townsOf(store: Store): Promise<Town[]> {
  const towns = await store.rows<{ id: number; doctors: number }>(sql`
    select b.town_id as id, count(distinct a.doctor_id)::int as doctors from assignments a join branches b on b.id = a.branch_id
    group by 1 order by 2 desc, 1`)
  const small = towns.findLast(({ doctors }) => doctors >= DOCTORS_FOR_A_PAGE)!
  return [
    { town: 'the capital', ...towns[0]! },
    { town: 'a big town', ...towns[1]! },
    { town: 'a small town', ...small },
    { town: 'the whole country', id: 0, doctors: towns.reduce((sum, { doctors }) => sum + doctors, 0) }
  ]
}

/** Takes a slot, and gives back the one before it. */
function bookAllTheTime(store: Store, random: Random): NodeJS.Timeout {
  let taken = '0'
  const book = async () => {
    const assignment = random.whole(1, SMALL.doctors)
    const rows = await store.rows<{ id: string }>(sql`
      update slots set taken_by = case when taken_by is null then 'visit' end
      where id = ${taken} and taken_by = 'visit'
        or id = (select s.id from slots s where s.assignment_id = ${assignment} and s.taken_by is null order by s.starts_at limit 1) returning id`)
    taken = rows.find(row => row.id !== taken)?.id ?? '0'
  }
  return setInterval(() => {
    // One that comes to nothing on a slow machine is one booking less.
    book().catch(() => undefined)
  }, WRITES_MILLIS)
}

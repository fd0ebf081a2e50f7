// P4: the same questions and bookings where the timetable is ten times as large. What an answer costs must not grow with what it does not show.
import { randomUUID } from 'node:crypto'
import { startCluster } from '../../apps/server/src/store/cluster.ts'
import { migrate } from '../../apps/server/src/store/migrate.ts'
import { openStore, type Store, sql } from '../../apps/server/src/store/store.ts'
import { makeDataDir, removeDataDir } from '../setup/data-dir.ts'
import { type Random, randomOf } from '../setup/random.ts'
import { startServer } from '../setup/server.ts'
import { bookingOf, type FreeSlot, makeWorld, ORDERS, personOf } from '../setup/world.ts'
import { fillTimetable } from './country.ts'
import { httpWork } from './http-load.ts'
import { inRounds, judge, median, type Row, type Work } from './measure.ts'

const BASE = '/api/v2/public/booking/all'
/** With 15 slots a day 990 of each doctor. */
const DAYS = 66
const SPECIALITIES = 4
/** A speciality of a branch has so many doctors, however large the world is. */
const DOCTORS_TOGETHER = 5
const BOOKED_DOCTORS = 200
const PEOPLE_OF_DOCTOR = 10

const SMALL = { name: 'at 2 million', doctors: 2_000 }
const LARGE = { name: 'at 20 million', doctors: 20_000 }
const QUESTIONS = [
  { name: 'P1', what: "free slots of a doctor's day at 20 million slots", least: 0.75 },
  { name: 'P2', what: 'doctors with free slots of a date at 20 million slots', least: 0.95 },
  { name: 'P3', what: 'booking of distinct slots at 20 million slots', least: 0.95 }
]

/** Both worlds stand side by side and take turns. Wants 8 GB of disk and some minutes. */
export async function measureGrowth(rounds: number, seconds: number, say: (line: string) => void): Promise<Row[]> {
  say('2 million slots')
  const small = await grown(SMALL.name, SMALL.doctors, seconds, randomOf(4))
  say('20 million slots')
  const large = await grown(LARGE.name, LARGE.doctors, seconds, randomOf(5))
  const works = small.works.flatMap((work, at) => [work, large.works[at]!])
  await inRounds(works, 1, () => undefined)
  const seen = await inRounds(works, rounds, say)
  await small.close()
  await large.close()
  return QUESTIONS.map(({ name, what, least }): Row => {
    const [before, after] = [seen.get(`${name} ${SMALL.name}`)!, seen.get(`${name} ${LARGE.name}`)!]
    const [floor, value] = [median(before.values), median(after.values)]
    const notes = Object.fromEntries(Object.entries(after.notes).map(([note, list]) => [note, median(list)]))
    const row = {
      name: 'P4',
      what,
      unit: '1/s',
      value,
      floor,
      floorName: 'that at 2 million',
      ratio: value / floor,
      rounds: after.values,
      notes
    }
    return { ...row, ...judge(row.ratio, value, { of: 'ratio', least }) }
  })
}

type Grown = { works: Work[]; close(): Promise<void> }

/** A server over a world of this size; its works are named after `name`. */
async function grown(name: string, doctors: number, seconds: number, random: Random): Promise<Grown> {
  const dataDir = makeDataDir('disk')
  const cluster = await startCluster({ dataDir, log: () => undefined })
  const store = openStore(cluster.url, { connections: 4 })
  await migrate(cluster.url)
  const branches = doctors / SPECIALITIES / DOCTORS_TOGETHER
  await makeWorld(store, {
    branches,
    specialities: SPECIALITIES,
    doctors,
    days: 0,
    slotsPerDay: 0,
    people: BOOKED_DOCTORS * PEOPLE_OF_DOCTOR
  })
  await fillTimetable(store, cluster.url, DAYS)
  await store.pool.query('checkpoint')
  const server = await startServer({ DATABASE_URL: cluster.url })
  const days = (
    await store.rows<{ day: string }>(
      sql`select ((now() at time zone 'Europe/Minsk')::date + 1 + n)::text as day from generate_series(1, 30) n`
    )
  ).map(row => row.day)
  const works = [
    httpWork(`P1 ${name}`, server.url, seconds, () => {
      const day = random.pick(days)
      return { method: 'GET', path: `${BASE}/doctors/${random.whole(1, doctors)}/timeslots?dateStart=${day}&dateEnd=${day}` }
    }),
    httpWork(`P2 ${name}`, server.url, seconds, () => {
      const place = `branchId=${random.whole(1, branches)}&specialityId=${random.whole(1, SPECIALITIES)}`
      return { method: 'GET', path: `${BASE}/doctors/timeslots?${place}&date=${random.pick(days)}` }
    }),
    httpWork(`P3 ${name}`, server.url, seconds, await booker(store, doctors, random))
  ]
  return {
    works,
    async close() {
      await server.stop()
      await store.close()
      await cluster.stop()
      removeDataDir(dataDir)
    }
  }
}

/** Bookings of distinct slots of two hundred doctors from all over the world, each by the doctor's own patients in turn. */
async function booker(store: Store, doctors: number, random: Random) {
  const every = doctors / BOOKED_DOCTORS
  const slots = await store.rows<FreeSlot>(sql`
    select s.id as "timetableId", s.assignment_id::text as "assignmentId", s.starts_at as "startsAt"
    from generate_series(1, ${BOOKED_DOCTORS}::int) n join slots s on s.assignment_id = n * ${every}::int
    where s.taken_by is null order by md5(s.id::text)`)
  return () => {
    const slot = slots.pop()
    if (!slot) throw new Error('all free slots are booked: fewer rounds or seconds')
    const doctor = Number(slot.assignmentId) / every - 1
    const person = personOf(doctor * PEOPLE_OF_DOCTOR + random.whole(1, PEOPLE_OF_DOCTOR))
    return {
      method: 'POST',
      path: ORDERS,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${person.bearer}`, 'idempotency-key': randomUUID() },
      body: JSON.stringify(bookingOf(person, slot))
    }
  }
}

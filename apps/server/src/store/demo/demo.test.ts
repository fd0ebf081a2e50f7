import { createHash } from 'node:crypto'
import { judgeAge } from '@vizit/rules/age'
import { addMonths, minskDay } from '@vizit/rules/days'
import { judgeName } from '@vizit/rules/people'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test-database.ts'
import { SPEAKS_OF_BABIES, SPEAKS_OF_CHILDREN } from './descriptions.ts'
import { catalogueTables, loadTowns } from './load-catalogue.ts'
import { makeName, surnameFor } from './names.ts'
import { makeRandom } from './random.ts'
import { renewTimetable } from './renew-timetable.ts'
import { seedBy1 } from './seed-by-1.ts'
import { seedDemo } from './seed-demo.ts'
import { SeedRefused } from './seed-state.ts'
import { demoWorldFacts } from './set-pieces.ts'
import { calendarOf, isTaken, makePosts, startsOn } from './shifts.ts'
import { makeDemoWorld } from './world.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
const opened: TestDatabase[] = []
const clients: pg.Client[] = []

async function open(): Promise<{ url: string; rows: <Row>(text: string, values?: unknown[]) => Promise<Row[]> }> {
  const database = await openTestDatabase()
  opened.push(database)
  const client = new pg.Client({ connectionString: database.url })
  clients.push(client)
  await client.connect()
  return { url: database.url, rows: async (text, values = []) => (await client.query(text, values)).rows }
}

afterAll(async () => {
  for (const client of clients) await client.end()
  for (const database of opened) await database.close()
})

describe('the towns', () => {
  let rows: {
    id: number
    code: string
    name_ru: string
    name_en: string
    name_be: string
    banners: string
    sort: number
    latitude: number
  }[]
  beforeAll(async () => {
    const database = await open()
    await loadTowns(database.url)
    await loadTowns(database.url)
    rows = await database.rows('select * from towns order by sort')
  })

  test('the entry "All regions" has id 0 and code 0 and stands first [3.53]', () => {
    expect(rows[0]).toMatchObject({ id: 0, code: '0', name_ru: 'Все регионы', name_en: 'All regions', name_be: 'Усе рэгіёны' })
  })

  test('146 towns of Belarus, each with a place and three names, follow the entry "All regions" [3.54]', () => {
    const towns = rows.slice(1)
    expect(towns).toHaveLength(146)
    expect(new Set(towns.map(town => town.code)).size).toBe(146)
    for (const town of towns) {
      expect([town.name_ru, town.name_en, town.name_be].map(judgeName)).toEqual(['ok', 'ok', 'ok'])
      expect(town.latitude).toBeGreaterThan(51)
      expect(town.latitude).toBeLessThan(56.2)
    }
    const others = towns.slice(10).map(town => town.name_ru)
    expect(others).toEqual(others.toSorted(new Intl.Collator('ru').compare))
  })

  test('the ten big cities offer doctors and ums [3.52 3.55]', () => {
    const names = 'Minsk Gomel Mogilev Vitebsk Grodno Brest Zhlobin Mozyr Rechitsa Svetlogorsk'.split(' ')
    const big = rows.filter(town => town.id !== 0 && town.banners === 'doctors;ums')
    expect(big.map(town => town.name_en).toSorted()).toEqual(names.toSorted())
  })

  test('all other towns offer medcenters and drugs [3.52 3.56]', () => {
    expect(new Set(rows.slice(11).map(town => town.banners))).toEqual(new Set(['medcenters;drugs']))
  })
})

describe('the demo world', () => {
  const world = makeDemoWorld()

  test('is the same in every database', () => {
    const digest = () =>
      createHash('sha256')
        .update(JSON.stringify(catalogueTables(makeDemoWorld())))
        .digest('hex')
    expect(digest()).toBe(digest())
  })

  test('has three providers, 40 branches in the ten big cities, 600 doctors of 40 specialities', () => {
    expect(world.providers.map(provider => provider.code)).toEqual(demoWorldFacts.providers)
    expect(world.centres).toHaveLength(14)
    expect(world.branches).toHaveLength(40)
    expect(new Set(world.branches.map(branch => branch.townId))).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
    expect(world.doctors).toHaveLength(600)
    expect(new Set(world.doctors.map(doctor => doctor.specialityId)).size).toBe(40)
    expect(new Set(world.doctors.map(doctor => `${doctor.lastName} ${doctor.firstName} ${doctor.middleName}`)).size).toBe(600)
  })

  test('the phones of a branch are separated by semicolons [3.31]', () => {
    for (const { phones } of world.branches) {
      for (const phone of phones.split(';')) expect(phone).toMatch(/^\+375 \(\d{2,4}\) [\d-]+$/)
    }
  })

  test('the service tree is directions containing sub groups containing services [3.38]', () => {
    const { directions, subGroups, offers } = world.tree
    expect(offers.length).toBeGreaterThanOrEqual(150)
    for (const direction of directions) expect(subGroups.some(group => group.directionId === direction.id)).toBe(true)
    for (const group of subGroups) expect(offers.some(({ service }) => service.subGroupId === group.id)).toBe(true)
    expect(offers.some(({ service }) => service.hidden)).toBe(true)
    expect(offers.some(({ service }) => service.description.length > 150)).toBe(true)
  })

  test('a doctor is described in two to four sentences that fit the ages the doctor sees', () => {
    for (const { description, children, childrenAge } of world.doctors) {
      expect(description.split(/[.!?](?: |$)/).filter(Boolean).length).toBeGreaterThanOrEqual(2)
      expect(description.split(/[.!?](?: |$)/).filter(Boolean).length).toBeLessThanOrEqual(4)
      if (!children) expect(description).not.toMatch(SPEAKS_OF_CHILDREN)
      if (childrenAge) expect(description).not.toMatch(SPEAKS_OF_BABIES)
    }
  })

  test('the facts that tests rely on are so', () => {
    const doctor = (code: string) => world.doctors.find(one => one.externalId === code) ?? expect.fail(code)
    const { doctors } = demoWorldFacts
    expect(judgeAge(doctor(doctors.adultsOnly), 10)).toBe('ADULT_DOCTOR')
    expect(judgeAge(doctor(doctors.childrenOnly), 30)).toBe('CHILD_DOCTOR')
    expect(judgeAge(doctor(doctors.childrenFrom3To14), 15)).toBe('AGE_LIMITS_ISSUE')
    expect(doctor(doctors.registryOnly).onlineBooking).toBe('registry-only')
    expect(doctor(doctors.fromSecondVisit).onlineBooking).toBe('from-second-visit')
    expect(doctor(doctors.programmeOnly).onlineBooking).toBe('programme-only')
    expect(doctor(doctors.twoBranches).branches).toHaveLength(2)
    expect(doctor(doctors.adultsOnly).branches[0]?.externalId).toBe(demoWorldFacts.branch)
    expect(world.branches.find(branch => !branch.onlineBookingEnabled)?.externalId).toBe(demoWorldFacts.closedBranch)
  })

  test('a service lasts a whole number of slots', () => {
    const slot = new Map(world.assignments.map(assignment => [assignment.id, assignment.slotMinutes]))
    for (const { assignmentId, durationMinutes } of world.assignmentServices)
      expect(durationMinutes % (slot.get(assignmentId) ?? 0)).toBe(0)
  })
})

test('last name, first name and patronymic agree in gender', () => {
  const ends = {
    FEMALE: { last: /(?<!ов|ев|ёв|ин|ий)$/, first: /[аяь]$/, middle: /(вна|чна)$/ },
    MALE: { last: /(?<!ва|ина|ая)$/, first: /./, middle: /(вич|ьич)$/ }
  }
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('FEMALE', 'MALE'), fc.constantFrom('older', 'younger'), (seed, sex, generation) => {
      const name = makeName(makeRandom(seed), sex, generation)
      expect(name.lastName).toMatch(ends[sex].last)
      expect(name.firstName).toMatch(ends[sex].first)
      expect(name.middleName).toMatch(ends[sex].middle)
    })
  )
  expect(surnameFor('FEMALE', 'Савицкий')).toBe('Савицкая')
  expect(surnameFor('FEMALE', 'Гриневич')).toBe('Гриневич')
})

test('whom the clinic has given a slot stays there as the day comes nearer', () => {
  const posts = makePosts(makeDemoWorld().assignments, 'light', new Map())
  const days = calendarOf('2026-11-20', '2027-01-20')
  fc.assert(
    fc.property(fc.constantFrom(...posts), fc.constantFrom(...days), fc.nat(90), fc.nat(90), (post, day, far, near) => {
      for (const start of startsOn(post, day)) {
        if (isTaken(post, day, start, Math.max(far, near))) expect(isTaken(post, day, start, Math.min(far, near))).toBe(true)
      }
    })
  )
})

describe('the demo database', () => {
  let database: Awaited<ReturnType<typeof open>>
  const lines: string[] = []
  beforeAll(async () => {
    database = await open()
    await seedDemo(database.url, { now: NOW, log: line => lines.push(line) })
    await seedDemo(database.url, { now: NOW, log: line => lines.push(line) })
  })

  const windowOf = async () =>
    (
      await database.rows<{ first: string; last: string; total: number }>(
        `select min((starts_at at time zone 'Europe/Minsk')::date)::text as first, max((starts_at at time zone 'Europe/Minsk')::date)::text as last,
                count(*)::int as total from slots`
      )
    )[0]

  test('is loaded once, however often it is asked for', () => {
    expect(lines).toHaveLength(1)
  })

  test('the timetable goes from today to two months ahead [9.12]', async () => {
    const span = await windowOf()
    expect(span).toMatchObject({ first: minskDay(NOW), last: addMonths(minskDay(NOW), 2) })
    expect(span?.total).toBeGreaterThan(200_000)
  })

  test('no doctor has two slots at one time, and none on a Sunday', async () => {
    const twice = await database.rows(
      `select from (
         select starts_at, lag(ends_at) over (partition by doctor_id order by starts_at) as previous_end
           from slots join assignments on assignments.id = assignment_id
       ) as inorder where starts_at < previous_end`
    )
    expect(twice).toHaveLength(0)
    expect(await database.rows(`select from slots where extract(isodow from starts_at at time zone 'Europe/Minsk') = 7`)).toHaveLength(0)
  })

  test('near days are dense and far days are open; some doctors are full for days, some have no slots at all', async () => {
    const shares = await database.rows<{ near: boolean; share: number }>(
      `select starts_at < '2026-11-25' as near, avg((taken_by is not null)::int)::float as share from slots group by 1 order by 1`
    )
    expect(shares[0]?.share).toBeLessThan(0.3)
    expect(shares[1]?.share).toBeGreaterThan(0.5)
    const free = await database.rows<{ code: string; from: string | null }>(
      `select external_id as code, min(starts_at)::date::text as from from doctors join assignments on doctor_id = doctors.id
         left join slots on assignment_id = assignments.id and taken_by is null group by 1`
    )
    const firstFree = new Map(free.map(({ code, from }) => [code, from]))
    expect(firstFree.get(demoWorldFacts.doctors.noSlots)).toBeNull()
    expect(firstFree.get(demoWorldFacts.doctors.bookedOut)).toBe('2026-11-23')
    expect(firstFree.get(demoWorldFacts.doctors.adultsOnly)).toBe('2026-11-20')
  })

  test('other data is never mixed with it', async () => {
    await expect(seedBy1(database.url, { now: NOW, scale: 0.01 })).rejects.toThrow(SeedRefused)
    const real = await open()
    await real.rows(`insert into providers (id, code, name) values (1, 'real', 'Real')`)
    await expect(seedDemo(real.url, { now: NOW })).rejects.toThrow(SeedRefused)
  })

  test('days later the window has moved on, and what a visit refers to is still there [9.12]', async () => {
    const [old] = await database.rows<{ id: string }>(`select id from slots where taken_by is null order by starts_at limit 1`)
    await database.rows(
      `insert into visits (order_id, provider_id, assignment_id, doctor_id, slot_id, starts_at, ends_at, status, created_at, updated_at)
       select gen_random_uuid(), provider_id, assignment_id, doctor_id, slots.id, starts_at, ends_at, 'cancelled', now(), now()
         from slots join assignments on assignments.id = assignment_id where slots.id = $1`,
      [old?.id]
    )
    const later = new Date('2026-11-25T08:00:00Z')
    await renewTimetable(database.url, { now: later })
    await renewTimetable(database.url, { now: later })
    const kept = await database.rows<{ id: string }>(`select id from slots where starts_at < '2026-11-24 00:00+03'`)
    expect(kept.map(slot => slot.id)).toEqual([old?.id])
    expect(await windowOf()).toMatchObject({ last: '2027-01-25' })
  })

  test('a day added later equals the one that would have been made at once', async () => {
    const fresh = await open()
    await seedDemo(fresh.url, { now: new Date('2026-11-25T08:00:00Z') })
    const digest = `select md5(string_agg(concat_ws(' ', assignment_id, starts_at, ends_at, taken_by), ',' order by assignment_id, starts_at)) as digest
                      from slots where starts_at >= '2027-01-21 00:00+03'`
    expect(await database.rows(digest)).toEqual(await fresh.rows(digest))
  })
})

describe('the reference data BY-1', () => {
  let database: Awaited<ReturnType<typeof open>>
  const schema = `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`
  let before: unknown[]
  beforeAll(async () => {
    database = await open()
    before = await database.rows(schema)
    await seedBy1(database.url, { now: NOW, scale: 0.02 })
  })

  const count = async (what: string) => (await database.rows<{ n: number }>(`select count(*)::int as n from ${what}`))[0]?.n

  test('at a fiftieth has a fiftieth of everything', async () => {
    expect(await count('doctors')).toBe(100)
    expect(await count('profiles')).toBe(20_000)
    expect(await count('families')).toBe(5_000)
    expect(await count('visits')).toBe(40_000)
    const slots = (await count('slots')) ?? 0
    expect(slots).toBeGreaterThan(80_000)
    expect(slots).toBeLessThan(95_000)
  })

  test('every adult has an account, no child has one, and everybody has a family role that fits', async () => {
    const minors = `from profiles join accounts on profile_id = profiles.id where birthday > '2008-11-20'`
    expect(await database.rows(`select ${minors}`)).toHaveLength(0)
    expect(await count(`family_members where rel_kind = 'OWNER'`)).toBe(5_000)
    expect(await count(`profiles where not exists (select from accounts where profile_id = profiles.id)`)).toBe(
      await count(`family_members where rel_kind = 'CHILD'`)
    )
  })

  test('a slot is taken by a visit where there is an active one, and only there', async () => {
    const active = `select slot_id from visits where status = 'booked'`
    expect(await count(`slots where taken_by = 'visit' and id not in (${active})`)).toBe(0)
    expect(await count(`slots where taken_by is distinct from 'visit' and id in (${active})`)).toBe(0)
    expect(await count(`visits where status = 'booked'`)).toBeGreaterThan(5_000)
  })

  test('leaves the schema as it was', async () => {
    expect(await database.rows(schema)).toEqual(before)
  })

  test('its timetable is renewed too [9.12]', async () => {
    const visits = await count('visits')
    await renewTimetable(database.url, { now: new Date('2026-11-22T08:00:00Z') })
    expect(await count(`slots where starts_at >= '2027-01-22 00:00+03'`)).toBeGreaterThan(500)
    expect(await count('visits')).toBe(visits)
  })
})

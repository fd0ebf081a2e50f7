import { addMonths, minskDay } from '@vizit/rules/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoWorldFacts } from './known-doctors.ts'
import { renewTimetable } from './renew-timetable.ts'
import { seedBy1 } from './seed-by-1.ts'
import { seedDemo } from './seed-demo.ts'
import { SeedRefused } from './seed-state.ts'
import { openTestRows, type TestRows } from './test-rows.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
const opened: TestRows[] = []

async function open(): Promise<TestRows> {
  const database = await openTestRows()
  opened.push(database)
  return database
}

afterAll(async () => {
  for (const database of opened) await database.close()
})

describe('the demo database', () => {
  let database: TestRows
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

  test('every speciality, direction, group and service has a name in English and in Belarusian, and what is called alike is translated alike', async () => {
    const named = await database.rows<{ name: string; name_en: string | null; name_be: string | null }>(`
      select name, name_en, name_be from specialities union select name, name_en, name_be from service_directions
      union select name, name_en, name_be from service_sub_groups union select name, name_en, name_be from services`)
    expect(named.length).toBeGreaterThan(200)
    const unsaid = named.filter(
      one => !/^[A-Z0-9][\p{Script=Latin}\d’(),: -]+$/u.test(one.name_en ?? '') || !/^[А-ЯЁІЎ]/.test(one.name_be ?? '')
    )
    expect(unsaid).toEqual([])
    expect(named.filter(one => /[ищъ]/i.test(one.name_be ?? ''))).toEqual([])
    expect(new Set(named.map(one => one.name)).size).toBe(named.length)
    for (const language of ['name_en', 'name_be'] as const) expect(new Set(named.map(one => one[language])).size).toBe(named.length)
  })

  test('loaded before the catalogue had names in English and Belarusian, it has them after the next start, and what somebody else named stays', async () => {
    const names = () =>
      database.rows<{ name: string; name_en: string | null; name_be: string | null }>(`
        select name, name_en, name_be from specialities union all select name, name_en, name_be from service_directions
        union all select name, name_en, name_be from service_sub_groups union all select name, name_en, name_be from services order by 1, 2, 3`)
    const fresh = await names()
    for (const table of ['specialities', 'service_directions', 'service_sub_groups', 'services'])
      await database.rows(`update ${table} set name_en = null, name_be = null`)
    await database.rows(`update services set name_en = 'Said by the clinic' where id = 1`)
    await database.rows(`update services set name = 'Своё название клиники' where id = 2`)
    const [first, second] = await database.rows<{ name: string }>('select name from services where id in (1, 2) order by id')
    await seedDemo(database.url, { now: NOW, log: line => lines.push(line) })
    const after = await names()
    expect(after.find(one => one.name === first?.name)).toMatchObject({
      name_en: 'Said by the clinic',
      name_be: expect.stringMatching(/^[А-Я]/)
    })
    expect(after.find(one => one.name === second?.name)).toMatchObject({ name_en: null, name_be: null })
    const others = (all: typeof fresh) => all.filter(one => fresh.some(was => was.name === one.name) && one.name !== first?.name)
    expect(others(after)).toEqual(others(fresh).filter(one => after.some(now => now.name === one.name)))
    expect(others(after).length).toBeGreaterThan(200)
  })

  test('is loaded once, however often it is asked for', () => {
    expect(lines).toHaveLength(1)
  })

  test('the timetable goes from today to two months ahead [9.12]', async () => {
    const span = await windowOf()
    expect(span).toMatchObject({ first: minskDay(NOW), last: addMonths(minskDay(NOW), 2) })
    expect(span?.total).toBeGreaterThan(200_000)
  })

  test('a visit made by telephone waits for the demo number, on a slot that nobody else can take', async () => {
    const waiting = await database.rows(
      `select o.phone, o.way, v.status, v.account_id, s.taken_by, v.starts_at >= '2026-11-26T21:00:00Z' as ahead, d.last_name as doctor
         from phone_visits o join visits v on v.order_id = o.order_id join slots s on s.id = v.slot_id join doctors d on d.id = v.doctor_id`
    )
    const visit = { status: 'created_manually', account_id: null, taken_by: 'visit', ahead: true, doctor: 'Ковалёва' }
    expect(waiting).toEqual([{ phone: '375551234567', way: 'registry', ...visit }])
  })

  test('the demo patient has a visit, an invoice and a request in every state, and an offer of a time that is free', async () => {
    const of = (table: string, column: string) =>
      database.rows(
        `select array_agg(distinct ${column} order by ${column}) as states from ${table} where profile_id in (
           select m.profile_id from family_members m join accounts a on m.profile_id = a.profile_id or m.of_profile_id = a.profile_id
            where a.phone = '375557778899')`
      )
    expect(await of('visits', 'status')).toEqual([{ states: ['booked', 'cancelled', 'done', 'no_show'] }])
    expect(await of('waiting_requests', 'state')).toEqual([{ states: ['booked', 'expired', 'waiting'] }])
    expect(await of('coverages', 'status')).toEqual([{ states: ['ACTIVE'] }])
    const invoices = await database.rows(
      `select i.number, array_agg(distinct coalesce(s.decision, 'waits')) as said from invoices i join invoice_services s on s.invoice_id = i.id group by 1`
    )
    expect(invoices.map(one => (one as { said: string[] }).said).sort()).toEqual([
      ['confirmed'],
      ['confirmed', 'rejected'],
      ['rejected'],
      ['waits']
    ])
    const offers = await database.rows(`select s.taken_by, o.ends_at > $1 as open from waiting_offers o join slots s on s.id = o.slot_id`, [
      NOW
    ])
    expect(offers).toEqual([{ taken_by: null, open: true }])
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
      `select doctors.external_id as code, min(starts_at)::date::text as from from doctors join assignments on doctor_id = doctors.id
         left join slots on assignment_id = assignments.id and taken_by is null group by 1`
    )
    const firstFree = new Map(free.map(({ code, from }) => [code, from]))
    expect(firstFree.get(demoWorldFacts.doctors.noSlots)).toBeNull()
    expect(firstFree.get(demoWorldFacts.doctors.bookedOut)).toBe('2026-11-23')
    expect(firstFree.get(demoWorldFacts.doctors.adultsOnly)).toBe('2026-11-20')
  })

  test('doctors and centres have reviews, named and anonymous, published, waiting and rejected, each of a visit that took place', async () => {
    const states = await database.rows<{ state: string; named: boolean; count: number }>(
      `select state, publish_name as named, count(*)::int as count from reviews group by 1, 2`
    )
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['published', 'rejected', 'waiting']))
    expect(new Set(states.map(({ named }) => named))).toEqual(new Set([true, false]))
    const adrift = `select from reviews r left join visits v on v.order_id = r.order_id and v.status = 'done' and v.ends_at < r.written_at
      where v.order_id is null or (r.doctor_id is not null and r.doctor_id <> v.doctor_id) or r.published_on < (r.written_at at time zone 'Europe/Minsk')::date`
    expect(await database.rows(adrift)).toEqual([])
    const wrong = `select from doctors d where reviews_count <> (select count(*) from reviews r where r.doctor_id = d.id and r.state = 'published')`
    expect(await database.rows(wrong)).toEqual([])
  })

  test('the people of the reviews have bookmarked doctors and centres, ten of each at most, where these work', async () => {
    const bookmarks = await database.rows<{ type: string; most: number }>(
      `select type, max(count)::int as most from (select type, count(*) from favourites group by account_id, type) each group by 1 order by 1`
    )
    expect(bookmarks).toEqual([
      { type: 'medcenters', most: expect.any(Number) },
      { type: 'physicians', most: 10 }
    ])
    const adrift = `select from favourites f where not exists (select from assignments a join branches b on b.id = a.branch_id
      where b.id = f.branch_id and (a.doctor_id = f.doctor_id or b.centre_id = f.centre_id))`
    expect(await database.rows(adrift)).toEqual([])
  })

  test('some hundreds of drugs are in drugstores of every big town, with prices', async () => {
    const [counts] = await database.rows<{ names: number; drugs: number; prescribed: number; towns: number; unsold: number }>(
      `select count(distinct name)::int as names, count(*)::int as drugs, count(*) filter (where on_prescription)::int as prescribed,
         (select count(distinct town_id)::int from drugstores) as towns,
         count(*) filter (where not exists (select from drug_stock s where s.drug_id = d.id))::int as unsold from drugs d`
    )
    expect(counts).toMatchObject({ towns: 10, unsold: 0 })
    expect(await database.rows(`select from medicine_chest`)).not.toEqual([])
    expect(counts!.names).toBeGreaterThan(300)
    expect(counts!.drugs).toBeGreaterThan(600)
    expect(counts!.prescribed).toBeLessThan(counts!.drugs)
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

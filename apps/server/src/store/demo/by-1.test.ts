import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { renewTimetable } from './renew-timetable.ts'
import { seedBy1 } from './seed-by-1.ts'
import { openTestRows, type TestRows } from './test-rows.ts'

const NOW = new Date('2026-11-20T08:00:00Z')

describe('the reference data BY-1', () => {
  let database: TestRows
  const schema = `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where connamespace = 'public'::regnamespace
     union all select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`
  let before: unknown[]
  beforeAll(async () => {
    database = await openTestRows()
    before = await database.rows(schema)
    await seedBy1(database.url, { now: NOW, scale: 0.02 })
  })

  afterAll(() => database.close())

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

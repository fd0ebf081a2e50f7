// The groups of states have one name each, in SQL and in the rules; indexes and constraints spell them out.
import { hasOutcome, isConfirmed, stands, VISIT_STATUSES, type VisitStatus } from '@vizit/rules/visits'
import { afterAll, expect, test } from 'vitest'
import { openStore, sql } from '../store/store.ts'
import { openTestDatabase } from '../testing/test-database.ts'

const database = await openTestDatabase()
const store = openStore(database.url, { connections: 1 })
afterAll(async () => {
  await store.close()
  await database.close()
})

type Group = { status: VisitStatus; stands: boolean; confirmed: boolean; keeps: boolean; outcome: boolean }
const groups = () =>
  store.rows<Group>(sql`
    select s as status, stands(s) as stands, is_confirmed(s) as confirmed, keeps_time(s) as keeps, has_outcome(s) as outcome
    from unnest(${VISIT_STATUSES}::text[]) s`)

test('the store and the rules mean the same by a visit that stands, one that is confirmed and one with an outcome', async () => {
  expect(await groups()).toEqual(
    VISIT_STATUSES.map(status => ({
      status,
      stands: stands(status),
      confirmed: isConfirmed(status),
      keeps: stands(status) || status === 'reserved',
      outcome: hasOutcome(status)
    }))
  )
})

test('each list of states in an index or a constraint of visits is one of the groups', async () => {
  const known = await groups()
  const ofGroup = (name: 'stands' | 'confirmed' | 'keeps' | 'outcome') =>
    known
      .filter(one => one[name])
      .map(one => one.status)
      .toSorted()
      .join()
  const lists = [...(['stands', 'confirmed', 'keeps', 'outcome'] as const).map(ofGroup), VISIT_STATUSES.toSorted().join()]
  // a person is to be known of whatever is neither held nor called off: a list of its own
  lists.push('cancelled,failed,reserved')
  const rows = await store.rows<{ name: string; text: string }>(sql`
    select i.relname as name, pg_get_indexdef(i.oid) as text from pg_class i join pg_index x on x.indexrelid = i.oid where x.indrelid = 'visits'::regclass
    union all
    select conname, pg_get_constraintdef(oid) from pg_constraint where conrelid = 'visits'::regclass`)
  const spelled = rows.flatMap(({ name, text }) =>
    [...text.matchAll(/status = ANY \(ARRAY\[([^\]]*)\]/g)].map(([, list]) => ({
      name,
      list: [...list!.matchAll(/'(\w+)'/g)]
        .map(([, one]) => one)
        .toSorted()
        .join()
    }))
  )
  expect(spelled.length).toBeGreaterThan(7)
  expect(spelled.filter(one => !lists.includes(one.list))).toEqual([])
})

test('the planner finds the indexes of the standing, the confirmed and the ended visits through their names', async () => {
  // nothing lies in the tables: without this a check of an empty one would be as good
  await store.run(sql`set enable_seqscan = off`)
  const plan = async (query: ReturnType<typeof sql>) =>
    (await store.rows<{ 'QUERY PLAN': string }>(query)).map(row => row['QUERY PLAN']).join('\n')
  expect(await plan(sql`explain select from visits where remind_at <= now() and is_confirmed(status)`)).toContain('visits_to_remind')
  expect(
    await plan(
      sql`explain select from visits where provider_id = 1::smallint and is_confirmed(status) order by coalesce(reservation_id, order_id)`
    )
  ).toContain('visits_by_name')
  expect(await plan(sql`explain select from visits where slot_id = 1::bigint and keeps_time(status)`)).toContain('visits_one_per_slot')
  expect(
    await plan(sql`
      explain select from visits where doctor_id = 1 and tstzrange(starts_at, ends_at) && tstzrange(now(), now() + interval '1 hour') and keeps_time(status)`)
  ).toContain('visits_doctor_one_at_a_time')
  expect(
    await plan(sql`
      explain select from visits
      where account_id = gen_random_uuid() and starts_at > now() and has_outcome(status) and booked_online`)
  ).toContain('visits_came_out')
})

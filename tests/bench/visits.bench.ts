// P7: the visits list of those who have very many visits, and of those who look after very many people.
import { randomUUID } from 'node:crypto'
import { addMonths, minskDay } from '@vizit/rules/days'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import { analyse, makeWorld, ORDERS, type Person, personOf } from '../setup/world.ts'
import { steadyWork } from './http-load.ts'
import type { Work } from './measure.ts'

const PEOPLE = 200
const VISITS_OF_ONE = 2_000
const FAMILY_OF_TEN = 10
const VISITS_OF_OTHERS = 200
const TO_COME = 4
/** The 2,000 are a day apart, those of others a working week. */
const DAYS_BETWEEN = 5
export const VISITS_PER_SECOND = 200

/** Person 1 has 2,000 visits; person 2 looks after nine others, of whom each has 200, as everybody else has. */
export async function makeVisits(store: Store): Promise<void> {
  await makeWorld(store, { doctors: PEOPLE, days: 2, slotsPerDay: 2, people: PEOPLE })
  // each person sees a doctor of their own, so that nobody is in two places; past ones a day apart, those to come too
  await store.run(sql`
    insert into visits (order_id, account_id, profile_id, provider_id, assignment_id, doctor_id, starts_at, ends_at, status, created_at, updated_at)
    select gen_random_uuid(), a.id, a.profile_id, 1, p.n, p.n, t.at, t.at + interval '20 minutes', case when t.at > now() then 'booked' else 'done' end,
           least(now(), t.at) - interval '1 day', least(now(), t.at)
    from generate_series(1, ${PEOPLE}::int) p (n)
    join accounts a on a.id = ('00000000-0000-4000-8000-' || lpad(to_hex(p.n), 12, '0'))::uuid
    cross join lateral generate_series(1 - case when p.n = 1 then ${VISITS_OF_ONE}::int else ${VISITS_OF_OTHERS}::int end, ${TO_COME}::int) d (n)
    cross join lateral (select date_trunc('day', now()) + make_interval(days => d.n * case when p.n = 1 then 1 else ${DAYS_BETWEEN}::int end, hours => 9) as at) t`)
  const familyId = randomUUID()
  await store.run(sql`insert into families (id, created_at) values (${familyId}, now())`)
  const members = Array.from({ length: FAMILY_OF_TEN }, (_, n) => {
    const relKind = n === 0 ? 'OWNER' : n === 1 ? 'SPOUSE' : n < 7 ? 'CHILD' : 'OTHER'
    return { id: personOf(n + 2).profileId, rel_kind: relKind }
  })
  const lead = members[0]!.id
  await store.run(sql`
    insert into family_members (family_id, profile_id, rel_kind, of_profile_id, since)
    select ${familyId}, m.id, m.rel_kind, case when m.rel_kind in ('CHILD', 'OTHER') then ${lead}::uuid end, now()
    from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (id uuid, rel_kind text)`)
  await store.run(
    sql`update profiles set birthday = '2015-03-10' where id = any (${members.filter(m => m.rel_kind === 'CHILD').map(m => m.id)}::uuid[])`
  )
  await store.run(sql`
    insert into grants (profile_id, viewer_id, level, granted_by, granted_at)
    select m.id, ${lead}, 'BOOK_VISITS', m.id, now() from jsonb_to_recordset(${JSON.stringify(members)}::jsonb) as m (id uuid, rel_kind text)
    where m.rel_kind in ('SPOUSE', 'OTHER')`)
  await analyse(store)
  await store.pool.query('vacuum analyze visits, families, family_members, grants')
}

/** What the faces ask: the last month, what has changed since yesterday, and a page of the past. By the two, and by everybody else. */
export async function visitLists(store: Store, url: string, seconds: number, random: Random): Promise<Work> {
  const now = new Date()
  const month = addMonths(minskDay(now), -1)
  const starts = await store.rows<{ starts_at: string; order_id: string }>(sql`
    select starts_at, order_id from visits where profile_id = ${personOf(1).profileId} and status = 'done' order by starts_at desc`)
  const questions: ((person: Person) => string)[] = [
    () => `${ORDERS}?status=all&dateStart=${month}`,
    () => `/api/v2/my/providers/sync/orders?lastSync=${now.toISOString()}`,
    () => {
      const after = random.pick(starts)
      return `/api/v2/my/providers/visits?state=past&after=${after.starts_at}_${after.order_id}`
    },
    () => '/api/v2/my/providers/visits'
  ]
  return steadyWork('P7', url, seconds, VISITS_PER_SECOND, () => {
    const person = personOf(random.pick([1, 2, random.whole(12, PEOPLE)]))
    return { method: 'GET', path: random.pick(questions)(person), headers: { authorization: `Bearer ${person.bearer}` } }
  })
}

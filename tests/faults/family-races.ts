// Families under simultaneous requests: parents added, three who would marry each other, a child taken out of the family while it is booked for.
import { randomUUID } from 'node:crypto'
import { readConfig } from '../../apps/server/src/config.ts'
import { relativeCodeHash } from '../../apps/server/src/family/send-relative-code.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { freeSlots, ORDERS, type Person, personOf } from '../setup/world.ts'
import type { Ground } from './ground.ts'
import { exactly, type Figure, none, told } from './proof.ts'
import { type SeveralServers, tallyOf } from './several-servers.ts'

const ADDS = 20
const MOST_PARENTS = 4
const CODE = '123456'

/** Each family gets twenty parents at the same moment, each with the right code of a phone of their own; it has room for four. */
export async function twentyParentsAtOnce(ground: Ground, servers: SeveralServers, families: number): Promise<Figure[]> {
  const { secret } = readConfig({}, '0.0.0')
  let [added, refused] = [0, 0]
  for (let n = 1; n <= families; n++) {
    const { accountId } = personOf(n)
    const forms = Array.from({ length: ADDS }, () => randomUUID())
    for (const [at, relId] of forms.entries())
      await ground.store.run(sql`
        insert into relative_requests (id, account_id, rel_kind, last_name, first_name, middle_name, birthday, sex, phone, code_hash, code_expires_at, created_at)
        values (${relId}, ${accountId}, 'PARENT', 'Савицкий', ${`Михаил${'абвгдежзиклмнопрстуф'[at]}`}, '', '1960-05-05', 'MALE',
                ${`37544${String(1_000_000 + n * 100 + at)}`}, ${relativeCodeHash(secret, relId, CODE)}, now() + interval '10 minutes', now())`)
    const answers = forms.map((relId, at) =>
      servers.create(at, '/api/v2/my/profile/relative/confirm-code', personOf(n), { relId, code: CODE })
    )
    const tally = tallyOf(await Promise.all(answers))
    added += tally.get('200') ?? 0
    refused += tally.get('422 TOO_MANY_PARENTS') ?? 0
  }
  const over = await ground.store.row<{ n: number }>(sql`
    select count(*)::int as n from (select family_id from family_members where rel_kind = 'PARENT' group by family_id having count(*) > ${MOST_PARENTS}) f`)
  return [
    exactly('of twenty parents at once, added', added, families * MOST_PARENTS, 'answers'),
    exactly('of twenty parents at once, refused', refused, families * (ADDS - MOST_PARENTS), 'answers'),
    none('families with a fifth parent', over!.n, 'families')
  ]
}

/** Of three, each has asked the two others to marry; all six say yes at the same moment. One couple comes of it. */
export async function weddings(
  ground: Ground,
  servers: SeveralServers,
  { from, trios }: { from: number; trios: number }
): Promise<Figure[]> {
  let [married, strange] = [0, 0]
  for (let n = 0; n < trios; n++) {
    const three = [0, 1, 2].map(at => personOf(from + n * 3 + at))
    const families = new Map<Person, string>()
    for (const person of three) {
      const familyId = randomUUID()
      families.set(person, familyId)
      await ground.store.run(sql`insert into families (id, created_at) values (${familyId}, now())`)
      await ground.store.run(
        sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${person.profileId}, 'OWNER', now())`
      )
    }
    const requests: { of: Person; requestId: string }[] = []
    for (const of of three)
      for (const by of three) {
        if (by === of) continue
        const requestId = randomUUID()
        requests.push({ of, requestId })
        await ground.store.run(sql`
          insert into family_requests (id, family_id, drawn_by, account_id, relation, offered, state, created_at, expires_at)
          values (${requestId}, ${families.get(of)}, ${of.accountId}, ${by.accountId}, 'SPOUSE', '[]', 'open', now(), now() + interval '7 days')`)
      }
    const tally = tallyOf(
      await Promise.all(
        requests.map(({ of, requestId }, at) => servers.create(at, `/api/v2/my/family/requests/${requestId}/confirm`, of, {}))
      )
    )
    married += tally.get('200') ?? 0
    for (const [kind, count] of tally) if (kind.startsWith('5')) strange += count
  }
  const wrong = await ground.store.row<{ spouses: number; leaders: number }>(sql`
    select (select count(*)::int from (select family_id from family_members where rel_kind = 'SPOUSE' group by family_id having count(*) > 1) f) as spouses,
           (select count(*)::int from (select profile_id from family_members where rel_kind in ('OWNER', 'SPOUSE') group by profile_id having count(*) > 1) p) as leaders`)
  return [
    exactly('of three who all marry each other at once, couples', married, trios, 'couples'),
    none('families with two spouses', wrong!.spouses, 'families'),
    none('people who lead two families', wrong!.leaders, 'people'),
    none('answers that are failures', strange, 'answers')
  ]
}

/** One of a couple takes the child out of the family, the other books for it, at the same moment. */
export async function aChildGoneOrBooked(
  ground: Ground,
  servers: SeveralServers,
  { from, couples }: { from: number; couples: number }
): Promise<Figure[]> {
  const slots = await freeSlots(ground.store)
  let [removed, booked, strange] = [0, 0, 0]
  for (let n = 0; n < couples; n++) {
    const [one, other] = [personOf(from + n * 2), personOf(from + n * 2 + 1)]
    const childId = await aCoupleWithAChild(ground, one, other)
    const slot = slots[n]!
    const book = () =>
      servers.create(n + 1, ORDERS, other, { timetableId: slot.timetableId, assignmentId: slot.assignmentId, profileId: childId })
    const remove = () => servers.lines[n % 2]!.ask({ method: 'DELETE', path: `/api/v2/my/profile/child/${childId}`, bearer: one.bearer })
    const [removal, booking] = n % 4 < 2 ? await Promise.all([remove(), book()]) : (await Promise.all([book(), remove()])).toReversed()
    if (removal!.status === 204) removed++
    if (booking!.status === 200) booked++
    if (removal!.status >= 500 || booking!.status >= 500) strange++
  }
  const lost = await ground.store.row<{ n: number }>(sql`
    select count(*)::int as n from visits v join profiles p on p.id = v.profile_id
    where v.status in ('pending', 'booked') and p.birthday > current_date - interval '18 years'
      and not exists (select from family_members m where m.profile_id = v.profile_id and m.rel_kind = 'CHILD')`)
  return [
    told('children taken out of the family while they were booked for', couples, 'children'),
    exactly('either gone or booked for', removed + booked, couples, 'children'),
    none('planned visits of a child that is gone', lost!.n, 'visits'),
    none('failures', strange, 'answers')
  ]
}

async function aCoupleWithAChild(ground: Ground, one: Person, other: Person): Promise<string> {
  const [familyId, childId] = [randomUUID(), randomUUID()]
  const add = (profileId: string, relKind: string) =>
    ground.store.run(
      sql`insert into family_members (family_id, profile_id, rel_kind, since) values (${familyId}, ${profileId}, ${relKind}, now())`
    )
  await ground.store.run(sql`insert into families (id, created_at) values (${familyId}, now())`)
  await add(one.profileId, 'OWNER')
  await add(other.profileId, 'SPOUSE')
  await ground.store.run(sql`
    insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
    values (${childId}, 'Савицкая', 'Мия', '', '2018-03-10', 'FEMALE', now(), now())`)
  await add(childId, 'CHILD')
  await ground.store.run(sql`
    insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at)
    select ${childId}, ${one.accountId}, kind, '1', 'hash', 'cabinet', now() from unnest(array['parental', 'personal-data']) kind`)
  return childId
}

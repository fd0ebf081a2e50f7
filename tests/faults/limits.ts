// G3: limits under write skew. Each request alone is lawful; together they would break the limit.

import { currentConsentText } from '../../apps/server/src/evidence/consent-texts.ts'
import { sql } from '../../apps/server/src/store/store.ts'
import { bookingOf, type FreeSlot, freeSlots, makeWorld, ORDERS, type Person, personOf } from '../setup/world.ts'
import { aChildGoneOrBooked, twentyParentsAtOnce, weddings } from './family-races.ts'
import { type Ground, openGround } from './ground.ts'
import { askOracle } from './oracle.ts'
import { enough, exactly, type Figure, none, type Proof, type Run } from './proof.ts'
import { type SeveralServers, startSeveralServers, tallyOf } from './several-servers.ts'

const PAIRS = { short: 20, usual: 300, full: 3_000 }
const FAMILIES = { short: 4, usual: 50, full: 1_000 }
const PARTINGS = { short: 12, usual: 200, full: 1_000 }
const ADDS = 20
const MOST_CHILDREN = 5
const CHILD = '/api/v2/my/profile/child'

export const limits: Proof = {
  name: 'G3',
  title:
    'neither two visits at one time nor a sixth child, a fifth parent or a second spouse get past their limit by coming at the same moment',
  ids: ['8.93', '9.04'],
  sabotage: 'the constraint on two visits at one time is dropped and the lock of the family is lost',
  run
}

async function run({ size, sabotage }: Run): Promise<Figure[]> {
  const ground = await openGround()
  try {
    const [pairs, families, partings] = [
      enough(PAIRS[size], sabotage, 10),
      enough(FAMILIES[size], sabotage, 2),
      enough(PARTINGS[size], sabotage, 2)
    ]
    // the first have children and parents added, then one has visits, then three at a time marry, and two at a time part with a child
    const [single, trios] = [families + 1, families * 3]
    const days = Math.ceil((pairs + partings) / 20) + 1
    await makeWorld(ground.store, { doctors: 2, days, slotsPerDay: 20, people: single + trios + partings * 2 })
    if (sabotage) {
      await ground.store.pool.query('alter table visits drop constraint visits_patient_one_at_a_time')
      await loseFamilyLock(ground)
    }
    const servers = await startSeveralServers(ground)
    // under the sabotage the others would only wait for each other until one of them is ended
    const figures = [
      ...(await twoVisitsAtOneTime(ground, servers, personOf(families + 1), pairs)),
      ...(sabotage ? [] : await twentyChildrenAtOnce(ground, servers, families)),
      ...(await twentyParentsAtOnce(ground, servers, families)),
      ...(sabotage ? [] : await weddings(ground, servers, { from: single + 1, trios: families })),
      ...(sabotage ? [] : await aChildGoneOrBooked(ground, servers, { from: single + trios + 1, couples: partings }))
    ]
    await servers.stop()
    return [...figures, ...(await askOracle(ground.store))]
  } finally {
    await ground.close()
  }
}

/** Two doctors at one hour, one patient, both booked at the same moment; then the refused one again with "book anyway". */
async function twoVisitsAtOneTime(ground: Ground, servers: SeveralServers, person: Person, count: number): Promise<Figure[]> {
  const hours = Object.values(Object.groupBy(await freeSlots(ground.store), slot => slot.startsAt)).slice(0, count) as FreeSlot[][]
  let [booked, refused, anyway, turn] = [0, 0, 0, 0]
  for (const slots of hours) {
    turn++
    const answers = await Promise.all(slots.map((slot, n) => servers.create(turn + n, ORDERS, person, bookingOf(person, slot))))
    booked += tallyOf(answers).get('200') ?? 0
    refused += tallyOf(answers).get('409 VISITOR_ALREADY_BOOKED') ?? 0
    const left = slots[answers.findIndex(answer => answer.status !== 200)]
    if (!left) continue
    const again = await servers.create(turn, ORDERS, person, { ...bookingOf(person, left), bookAnyway: true })
    if (again.status === 200) anyway++
  }
  return [
    exactly('of two visits at one time, booked', booked, hours.length, 'answers'),
    exactly('of two visits at one time, refused', refused, hours.length, 'answers'),
    exactly('booked anyway when said so', anyway, hours.length, 'answers')
  ]
}

/** Each family gets twenty children at the same moment; it has room for five. */
async function twentyChildrenAtOnce(ground: Ground, servers: SeveralServers, families: number): Promise<Figure[]> {
  const consentVersion = currentConsentText('parental', { name: '', supportEmail: '' }).version
  let [added, refused] = [0, 0]
  for (let n = 1; n <= families; n++) {
    const children = Array.from({ length: ADDS }, (_, at) => ({
      lastName: 'Савицкий',
      firstName: `Михаил${'абвгдежзиклмнопрстуф'[at]}`,
      // a child of another family would be refused for being the same [5.78]
      middleName: `Андрей${[...String(n)].map(digit => 'абвгдежзик'[Number(digit)]).join('')}`,
      birthday: '2018-03-10',
      sex: 'MALE',
      consentReceived: true,
      consentVersion
    }))
    const tally = tallyOf(await Promise.all(children.map((child, at) => servers.create(at, CHILD, personOf(n), child))))
    added += tally.get('200') ?? 0
    refused += tally.get('422 TOO_MANY_CHILDREN') ?? 0
  }
  const over = await ground.store.row<{ n: number }>(sql`
    select count(*)::int as n from (select family_id from family_members where rel_kind = 'CHILD' group by family_id having count(*) > ${MOST_CHILDREN}) f`)
  return [
    exactly('of twenty children at once, added', added, families * MOST_CHILDREN, 'answers'),
    exactly('of twenty children at once, refused', refused, families * (ADDS - MOST_CHILDREN), 'answers'),
    none('families with a sixth child', over!.n, 'families')
  ]
}

/** `families` becomes a view that reads through a function: a lock asked of it reaches no row. */
async function loseFamilyLock(ground: Ground): Promise<void> {
  await ground.store.pool.query(`
    alter table families rename to families_unlocked;
    create function all_families() returns setof families_unlocked language plpgsql volatile as $$ begin return query select * from families_unlocked; end $$;
    create view families as select * from all_families();
    create function write_family() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into families_unlocked select new.*;
        return new;
      end if;
      delete from families_unlocked where id = old.id;
      return old;
    end $$;
    create trigger write_family instead of insert or delete on families for each row execute function write_family();
  `)
}

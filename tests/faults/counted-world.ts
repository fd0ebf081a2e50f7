// A small country for the proof of counted slots: three towns, doctors of two branches, today's and tomorrow's times, a programme, services.
import { addDays, type Day, minskDay, minskInstant } from '@vizit/rules/days'
import { type Store, sql } from '../../apps/server/src/store/store.ts'
import type { Random } from '../setup/random.ts'
import { analyse, makeWorld } from '../setup/world.ts'

export const DOCTORS = 24
export const BRANCHES = 6
export const TOWNS = 3
export const SPECIALITIES = 3
export const PEOPLE = 40
export const PROGRAMME = 'care'
const DAYS = 5

export async function makeCountedWorld(store: Store, now: Date): Promise<void> {
  await makeWorld(store, {
    branches: BRANCHES,
    specialities: SPECIALITIES,
    doctors: DOCTORS,
    days: DAYS,
    slotsPerDay: 8,
    people: PEOPLE,
    takenEvery: 3
  })
  await store.run(sql`
    insert into towns (id, code, name_ru, name_en, name_be, banners, sort)
    select n, 't' || n, 'Город ' || n, 'Town ' || n, 'Горад ' || n, 'doctors', n from generate_series(2, ${TOWNS}::int) n`)
  await store.run(sql`insert into centres (id, provider_id, external_id, name) values (2, 1, 'c2', 'Рябина')`)
  await store.run(sql`update branches set town_id = id % ${TOWNS}::int + 1, centre_id = id % 2 + 1`)
  await store.run(sql`
    insert into assignments (id, provider_id, doctor_id, branch_id, speciality_id)
    select ${DOCTORS}::int + n, 1, n, (n + 1) % ${BRANCHES}::int + 1, n % ${SPECIALITIES}::int + 1 from generate_series(1, ${DOCTORS}::int, 2) n`)
  await store.run(sql`select setval(pg_get_serial_sequence('assignments', 'id'), 1000)`)
  await store.run(sql`update doctors set adult = id % 5 <> 0, children = id % 3 = 0, reviews_count = id % 4`)
  // What begins today and tomorrow is what time passes over; and a day with more than anybody counts.
  const today = minskDay(now)
  await addSlots(store, today, 4, 97)
  await addSlots(store, addDays(today, 1), 3, 61)
  await store.run(sql`
    insert into slots (assignment_id, starts_at, ends_at)
    select 1, t, t + interval '5 minutes'
    from (select ${minskInstant(addDays(today, 20), '06:00')}::timestamptz + n * interval '5 minutes' as t from generate_series(1, 150) n) one`)
  await store.run(sql`insert into service_directions (id, code, name) values (1, 'd', 'Диагностика')`)
  await store.run(sql`insert into service_sub_groups (id, direction_id, code, name) values (1, 1, 'g', 'УЗИ')`)
  await store.run(sql`
    insert into services (id, sub_group_id, code, name, for_adult, for_children) select n, 1, 's' || n, 'УЗИ ' || n, true, n % 2 = 0 from generate_series(1, 6) n`)
  await store.run(sql`
    insert into assignment_services (assignment_id, service_id, duration_minutes)
    select a, n, 20 from generate_series(1, ${DOCTORS}::int) a, generate_series(1, 6) n where (a + n) % 3 = 0`)
  await store.run(sql`insert into coverers (code, kind, name) values ('work', 'EMPLOYER', 'Тихий Берег')`)
  await store.run(sql`insert into programmes (id, coverer_code, caption) values (${PROGRAMME}, 'work', 'Забота')`)
  await store.run(sql`insert into programme_providers (programme_id, provider_id) values (${PROGRAMME}, 1)`)
  await analyse(store)
}

/** Slots of every doctor on a day, now and then at odd milliseconds. */
async function addSlots(store: Store, day: Day, count: number, odd: number): Promise<void> {
  await store.run(sql`
    insert into slots (assignment_id, starts_at, ends_at)
    select a, t, t + interval '20 minutes'
    from generate_series(1, ${DOCTORS}::int) a, generate_series(1, ${count}::int) n,
      lateral (select ${minskInstant(day, '00:00')}::timestamptz + n * interval '5 hours' + (a % 7) * interval '17 minutes'
        + (a % 2) * ${odd}::int * interval '1 millisecond' as t) one`)
}

/** A moment of today or tomorrow: any, or just at the beginning of a slot. */
export async function someMoment(store: Store, random: Random, now: Date): Promise<Date> {
  const midnight = minskInstant(minskDay(now), '00:00').getTime()
  if (random.chance(0.4)) return new Date(midnight + random.whole(0, 2 * 86_400_000 - 1))
  const begins = await store.rows<{ at: string }>(sql`
    select distinct starts_at as at from slots where starts_at >= ${new Date(midnight)} and starts_at < ${new Date(midnight + 2 * 86_400_000)} order by 1`)
  if (begins.length === 0) return new Date(midnight)
  return new Date(Date.parse(random.pick(begins).at) + random.whole(-1, 1))
}

// Doctors, free slots and signed-in people, made by SQL in a database of one's own. Everything follows from its number.
import { createHash } from 'node:crypto'
import { versionsInForce } from '../../apps/server/src/evidence/consent-texts.ts'
import { type Store, sql } from '../../apps/server/src/store/store.ts'

export type Person = { accountId: string; profileId: string; bearer: string }
export type FreeSlot = { timetableId: string; assignmentId: string; startsAt: string }

export type WorldSize = {
  branches?: number
  specialities?: number
  doctors: number
  days: number
  slotsPerDay: number
  /** Length of a slot. */
  minutes?: number
  people: number
  /** Every n-th slot of a day is taken by the clinic; none by default. */
  takenEvery?: number
}

export const PROVIDER = 'azure'

/**
 * Fills an empty database. Doctor n works at branch n mod `branches` in speciality n / `branches` mod `specialities`; slots begin
 * the day after tomorrow at 08:00 of Minsk. People are adults with consents and a session.
 */
export async function makeWorld(store: Store, size: WorldSize): Promise<void> {
  const { branches = 1, specialities = 1, doctors, days, slotsPerDay, minutes = 20, people, takenEvery = 0 } = size
  await store.run(
    sql`insert into towns (id, code, name_ru, name_en, name_be, banners, sort) values (1, 'minsk', 'Минск', 'Minsk', 'Мінск', 'doctors;ums', 1)`
  )
  await store.run(sql`insert into providers (id, code, name) values (1, ${PROVIDER}, 'Клиника')`)
  await store.run(sql`insert into centres (id, provider_id, external_id, name) values (1, 1, 'c1', 'Каштан')`)
  await store.run(sql`
    insert into branches (id, centre_id, provider_id, external_id, town_id, name, address, phones)
    select n, 1, 1, 'b' || n, 1, 'Каштан ' || n, 'ул. Садовая, ' || n, '+375 (17) 309-44-18' from generate_series(1, ${branches}::int) n`)
  await store.run(
    sql`insert into specialities (id, code, name) select n, 's' || n, 'Специальность ' || n from generate_series(1, ${specialities}::int) n`
  )
  await store.run(sql`
    insert into doctors (id, provider_id, external_id, last_name, first_name, middle_name, sex, speciality_id, qualification, work_start, description, adult, children)
    select n, 1, 'd' || n, 'Ковалёва-' || n, 'Анна', 'Сергеевна', 'FEMALE', (n / ${branches}::int) % ${specialities}::int + 1, 'первая категория', '2012-09-01',
      'Ведёт приём взрослых.', true, true from generate_series(1, ${doctors}::int) n`)
  await store.run(sql`
    insert into assignments (id, provider_id, doctor_id, branch_id, speciality_id, room, price_kopecks, slot_minutes)
    select n, 1, n, n % ${branches}::int + 1, (n / ${branches}::int) % ${specialities}::int + 1, '214', 6200, ${minutes}::int from generate_series(1, ${doctors}::int) n`)
  await store.run(sql`
    insert into slots (assignment_id, starts_at, ends_at, taken_by)
    select a, at, at + make_interval(mins => ${minutes}::int), case when ${takenEvery}::int > 0 and n % greatest(${takenEvery}::int, 1) = 0 then 'clinic' end
    from generate_series(1, ${doctors}::int) a, generate_series(1, ${days}::int) d, generate_series(1, ${slotsPerDay}::int) n,
      lateral (select ((now() at time zone 'Europe/Minsk')::date + 1 + d + time '05:00') at time zone 'UTC' + make_interval(mins => (n - 1) * ${minutes}::int) as at) t
    order by a, at`)
  await makePeople(store, people)
  await analyse(store)
}

/**
 * Statistics of the tables that were filled. Not of the empty ones: PostgreSQL would believe that they stay empty and read them from end to end,
 * while of a table it has never looked at it expects rows.
 */
export async function analyse(store: Store): Promise<void> {
  await store.pool.query(
    'vacuum analyze towns, providers, centres, branches, specialities, doctors, assignments, slots, profiles, accounts, sessions, consents'
  )
}

export async function makePeople(store: Store, people: number): Promise<void> {
  await store.run(sql`
    insert into profiles (id, last_name, first_name, middle_name, birthday, sex, created_at, updated_at)
    select ('00000000-0000-4001-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'Савицкая', 'Ольга', 'Викторовна', '1990-05-15', 'FEMALE', now(), now()
    from generate_series(1, ${people}::int) n`)
  await store.run(sql`
    insert into accounts (id, phone, profile_id, hash_key, created_at)
    select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, '37529' || lpad(n::text, 7, '0'),
      ('00000000-0000-4001-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'hash-key', now() from generate_series(1, ${people}::int) n`)
  await store.run(sql`
    insert into sessions (token_hash, device_hash, account_id, created_at, seen_at, expires_at)
    select sha256(convert_to(encode(sha256(convert_to('token-' || n, 'UTF8')), 'hex'), 'UTF8')), sha256(convert_to('device-of-person-' || n, 'UTF8')),
      ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, now(), now(), now() + interval '300 days' from generate_series(1, ${people}::int) n`)
  await store.run(sql`
    insert into consents (profile_id, account_id, kind, text_version, text_hash, channel, given_at)
    select ('00000000-0000-4001-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, kind, ${versionsInForce().privacy}, 'hash', 'cabinet', now()
    from generate_series(1, ${people}::int) n, unnest(array['user-agreement', 'privacy', 'personal-data']) kind`)
}

/** The person of this number, from 1. */
export function personOf(n: number): Person {
  const hex = n.toString(16).padStart(12, '0')
  const token = createHash('sha256').update(`token-${n}`).digest('hex')
  return {
    accountId: `00000000-0000-4000-8000-${hex}`,
    profileId: `00000000-0000-4001-8000-${hex}`,
    bearer: `device-of-person-${n}.${token}`
  }
}

/** All free slots, by time and then by doctor. */
export function freeSlots(store: Store): Promise<FreeSlot[]> {
  return store.rows<FreeSlot>(sql`
    select id as "timetableId", assignment_id::text as "assignmentId", starts_at as "startsAt" from slots where taken_by is null order by starts_at, assignment_id`)
}

/** What is sent to book a slot for oneself. */
export function bookingOf(person: Person, slot: FreeSlot) {
  return { timetableId: slot.timetableId, assignmentId: slot.assignmentId, profileId: person.profileId }
}

export const ORDERS = '/api/v2/my/providers/orders'
export const HOLDS = '/api/v2/my/providers/holds'

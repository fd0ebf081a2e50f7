import { type Db, sql } from '../store/store.ts'
import type { SetAside } from './clinic-records.ts'

export type ConnectionRow = {
  provider_id: number
  base_url: string
  auth: 'none' | 'bearer' | 'client-credentials'
  secret_name: string | null
  token_url: string | null
  client_id: string | null
  scope: string | null
  connect_millis: number
  total_millis: number
  sockets: number
  answer_bytes: number
}

/** How the system of a provider is reached; undefined when nobody has said. */
export function findConnection(db: Db, providerCode: string) {
  return db.row<ConnectionRow>(sql`
    select k.provider_id, k.base_url, k.auth, k.secret_name, k.token_url, k.client_id, k.scope, k.connect_millis, k.total_millis, k.sockets, k.answer_bytes
    from clinic_connections k join providers p on p.id = k.provider_id where p.code = ${providerCode}`)
}

/** Notes rows that were not understood; one that comes again is counted. */
export function noteSetAside(db: Db, providerId: number, rows: readonly SetAside[], now: Date) {
  return db.run(sql`
    insert into clinic_set_aside (provider_id, kind, external_id, code, times, first_at, last_at)
    select ${providerId}::smallint, kind, external_id, code, count(*), ${now}::timestamptz, ${now}::timestamptz
    from unnest(${rows.map(row => row.kind)}::text[], ${rows.map(row => nameOf(row))}::text[], ${rows.map(row => row.code)}::text[]) r(kind, external_id, code)
    group by kind, external_id, code order by kind, external_id, code
    on conflict (provider_id, kind, external_id, code) do update
      set times = least(clinic_set_aside.times::bigint + excluded.times, 1000000000)::int, last_at = excluded.last_at`)
}

/** An id is only kept if it looks like one: what is set aside may be anything, a patient's name too. */
function nameOf({ externalId }: SetAside): string {
  return externalId !== null && /^[A-Za-z0-9.-]{1,64}$/.test(externalId) ? externalId : ''
}

/** Forgets what was set aside and has not come again. */
export function dropSetAside(db: Db, before: Date) {
  return db.run(sql`delete from clinic_set_aside where last_at < ${before}`)
}

export function noteQuestion(db: Db, reservationId: string, now: Date) {
  return db.run(sql`
    insert into clinic_questions (reservation_id, asked_at) values (${reservationId}, ${now})
    on conflict (reservation_id) do update set asked_at = excluded.asked_at`)
}

/** When the clinic was last asked for this reservation; undefined: not within a day. */
export function findQuestion(db: Db, reservationId: string) {
  return db.row<{ asked_at: string }>(sql`select asked_at from clinic_questions where reservation_id = ${reservationId}`)
}

export function dropQuestions(db: Db, before: Date) {
  return db.run(sql`delete from clinic_questions where asked_at < ${before}`)
}

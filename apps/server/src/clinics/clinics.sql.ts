import { type Db, sql, type Tx } from '../store/store.ts'
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

/** How a clinic may be written to: see migration 0030. */
export type Writing = 'whole' | 'stepwise' | 'reading-only'
export type Finding = { writing: Writing; strongTags: boolean; keepsMarks: boolean; why: string }

/** What was found of the server at this address; undefined: it was not tried yet. */
export async function findFinding(db: Db, providerId: number, baseUrl: string): Promise<Finding | undefined> {
  const row = await db.row<{ writing: Writing; strong_tags: boolean; keeps_marks: boolean; why: string }>(sql`
    select writing, strong_tags, keeps_marks, why from clinic_findings where provider_id = ${providerId} and base_url = ${baseUrl}`)
  return row && { writing: row.writing, strongTags: row.strong_tags, keepsMarks: row.keeps_marks, why: row.why }
}

export function writeFinding(tx: Tx, clinic: { providerId: number; baseUrl: string }, found: Finding, now: Date) {
  return tx.run(sql`
    insert into clinic_findings (provider_id, base_url, writing, strong_tags, keeps_marks, why, found_at)
    values (${clinic.providerId}, ${clinic.baseUrl}, ${found.writing}, ${found.strongTags}, ${found.keepsMarks}, ${found.why}, ${now})
    on conflict (provider_id) do update set base_url = excluded.base_url, writing = excluded.writing, strong_tags = excluded.strong_tags,
      keeps_marks = excluded.keeps_marks, why = excluded.why, found_at = excluded.found_at`)
}

/** Notes that online booking was closed because of what was found. */
export function noteClosed(tx: Tx, providerId: number) {
  return tx.run(sql`update clinic_findings set closed = true where provider_id = ${providerId}`)
}

/** Forgets that note; gives whether it was there. */
export async function takeClosed(tx: Tx, providerId: number): Promise<boolean> {
  return (await tx.run(sql`update clinic_findings set closed = false where provider_id = ${providerId} and closed`)) > 0
}

export function findGateway(db: Db, providerCode: string) {
  return db.row<{ code: string; gateway: string }>(sql`select code, gateway from providers where code = ${providerCode}`)
}

/** Clinics with systems of their own that were tried last before `before`, or never. */
export function findClinicsToTry(db: Db, before: Date) {
  return db.rows<{ code: string; gateway: string }>(sql`
    select p.code, p.gateway from providers p join clinic_connections k on k.provider_id = p.id
    left join clinic_findings f on f.provider_id = p.id and f.base_url = k.base_url
    where p.gateway <> 'built-in' and (f.found_at is null or f.found_at <= ${before}) order by p.id`)
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

/** Noted before something is asked for that a clinic could do in part. */
export function noteQuestion(db: Db, reservationId: string, now: Date) {
  return db.run(sql`
    insert into clinic_questions (reservation_id, asked_at, open) values (${reservationId}, ${now}, true)
    on conflict (reservation_id) do update set asked_at = excluded.asked_at, open = true`)
}

/** The clinic has all that was asked for, or nothing of it. */
export function closeQuestion(db: Db, reservationId: string) {
  return db.run(sql`update clinic_questions set open = false where reservation_id = ${reservationId}`)
}

/** When the clinic was last asked for this reservation, and whether that is open; undefined: not within a day, nor is it open. */
export function findQuestion(db: Db, reservationId: string) {
  return db.row<{ asked_at: string; open: boolean }>(
    sql`select asked_at, open from clinic_questions where reservation_id = ${reservationId}`
  )
}

/** `openBefore`: what is open is kept for longer. */
export function dropQuestions(db: Db, before: Date, openBefore: Date) {
  return db.run(sql`delete from clinic_questions where asked_at < ${before} and (not open or asked_at < ${openBefore})`)
}

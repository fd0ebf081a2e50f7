import type { Day } from '@vizit/rules/days'
import { type Db, sql, type Tx } from '../../store/store.ts'

export type SyncKind = 'timetable' | 'catalogue' | 'visits'
export type SyncPayload = { providerId: number; providerCode: string; gateway: string }

/** Clinics with systems of their own whose timetable or catalogue is due. */
export function findDueSyncs(db: Db, now: Date) {
  return db.rows<{ provider_id: number; code: string; gateway: string; kind: SyncKind }>(sql`
    select p.id as provider_id, p.code, p.gateway, k.kind
    from providers p join clinic_connections c on c.provider_id = p.id cross join (values ('catalogue'), ('timetable'), ('visits')) k (kind)
    left join clinic_syncs s on s.provider_id = p.id and s.kind = k.kind
    where p.gateway <> 'built-in' and (s.next_at is null or s.next_at <= ${now})
    order by p.id, k.kind`)
}

export type SyncState = {
  done_at: string | null
  whole_at: string | null
  failures: number
  /** Where the last reading was stopped. */
  resume_day: Day | null
  resume_after: string | null
}

export function findSync(db: Db, providerId: number, kind: SyncKind) {
  return db.row<SyncState>(
    sql`select done_at, whole_at, failures, resume_day, resume_after from clinic_syncs where provider_id = ${providerId} and kind = ${kind}`
  )
}

/** When it is looked at again, whatever becomes of it. */
export function planSync(tx: Tx, providerId: number, kind: SyncKind, nextAt: Date) {
  return tx.run(sql`
    insert into clinic_syncs (provider_id, kind, next_at) values (${providerId}, ${kind}, ${nextAt})
    on conflict (provider_id, kind) do update set next_at = excluded.next_at`)
}

export function noteSync(db: Db, providerId: number, kind: SyncKind, done: { at: Date; whole: boolean; nextAt: Date }) {
  return db.run(sql`
    insert into clinic_syncs as s (provider_id, kind, next_at, done_at, whole_at)
    values (${providerId}, ${kind}, ${done.nextAt}, ${done.at}, case when ${done.whole}::boolean then ${done.at}::timestamptz end)
    on conflict (provider_id, kind) do update
      set next_at = excluded.next_at, done_at = excluded.done_at, whole_at = coalesce(excluded.whole_at, s.whole_at), failures = 0, resume_day = null, resume_after = null`)
}

/** Where a reading goes on: at this week, after this name of the clinic's. */
export type Resume = { day: Day; after: string }

export function noteFailure(db: Db, providerId: number, kind: SyncKind, next: { at: Date; resume: Resume | null }) {
  const { day = null, after = null } = next.resume ?? {}
  return db.run(sql`
    insert into clinic_syncs as s (provider_id, kind, next_at, failures, resume_day, resume_after)
    values (${providerId}, ${kind}, ${next.at}, 1, ${day}::date, ${after}::text)
    on conflict (provider_id, kind) do update
      set next_at = excluded.next_at, failures = s.failures + 1, resume_day = excluded.resume_day, resume_after = excluded.resume_after`)
}

/** A reading that was stopped and has come further: it is no failure, and it goes on. */
export function noteProgress(db: Db, providerId: number, kind: SyncKind, next: { at: Date; resume: Resume }) {
  return db.run(sql`
    insert into clinic_syncs as s (provider_id, kind, next_at, resume_day, resume_after)
    values (${providerId}, ${kind}, ${next.at}, ${next.resume.day}::date, ${next.resume.after}::text)
    on conflict (provider_id, kind) do update
      set next_at = excluded.next_at, resume_day = excluded.resume_day, resume_after = excluded.resume_after`)
}

/** The clinic's doctors at branches, by the names that it has for them. */
export function findNamedAssignments(db: Db, providerId: number) {
  return db.rows<{ id: number; external_id: string }>(sql`
    select id, external_id from assignments where provider_id = ${providerId} and external_id is not null and gone_at is null order by id`)
}

/** Those of these slots that hold a visit; the others are held while a form is filled, or while the clinic is asked. */
export function findBookedSlots(db: Db, slotIds: readonly string[]) {
  return db.rows<{ id: string }>(sql`
    select s.id from slots s join visits v on v.slot_id = coalesce(s.joined_to, s.id)
    where s.id = any (${slotIds}::bigint[]) and is_confirmed(v.status)`)
}

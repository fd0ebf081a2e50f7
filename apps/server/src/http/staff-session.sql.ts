import type { StaffRole } from '@vizit/rules/staff'
import { type Db, sql, type Tx } from '../store/store.ts'

/** A session that is not used for so long ends; the desk is a screen that others pass by. */
const IDLE_MINUTES = 15

export type StaffSessionRow = {
  staff_id: string
  username: string
  role: StaffRole
  provider_id: number | null
  coverer_code: string | null
  organisation_code: string | null
  organisation_name: string | null
  expires_at: string
  seen_a_minute_ago: boolean
}

/** Opens a session of so many minutes. Which lengths there are is a constraint of the table. [9.39] */
export function addStaffSession(tx: Tx, session: { tokenHash: Buffer; staffId: string; now: Date; minutes: number }): Promise<number> {
  const { tokenHash, staffId, now, minutes } = session
  return tx.run(sql`
    insert into staff_sessions (token_hash, staff_id, created_at, idle_expires_at, expires_at)
    values (${tokenHash}, ${staffId}, ${now}, ${now}::timestamptz + make_interval(mins => least(${minutes}::int, ${IDLE_MINUTES}::int)),
      ${now}::timestamptz + make_interval(mins => ${minutes}::int))`)
}

/** A session that lives, of an account that does. */
export function findLivingStaffSession(db: Db, tokenHash: Buffer, now: Date): Promise<StaffSessionRow | undefined> {
  return db.row<StaffSessionRow>(sql`
    select a.id as staff_id, a.username, a.role, a.provider_id, a.coverer_code, coalesce(p.code, c.code) as organisation_code,
           coalesce(p.name, c.name) as organisation_name, s.expires_at,
           s.idle_expires_at < least(s.expires_at, ${now}::timestamptz + make_interval(mins => ${IDLE_MINUTES - 1}::int)) as seen_a_minute_ago
    from staff_sessions s
    join staff_accounts a on a.id = s.staff_id and a.disabled_at is null
    left join providers p on p.id = a.provider_id
    left join coverers c on c.code = a.coverer_code
    where s.token_hash = ${tokenHash} and s.ended_at is null and s.expires_at > ${now} and s.idle_expires_at > ${now}`)
}

/** It was used: it lives on, never longer than it may. */
export function noteStaffSessionSeen(db: Db, tokenHash: Buffer, now: Date): Promise<number> {
  return db.run(sql`
    update staff_sessions set idle_expires_at = least(expires_at, ${now}::timestamptz + make_interval(mins => ${IDLE_MINUTES}::int))
    where token_hash = ${tokenHash} and ended_at is null`)
}

export function endStaffSession(db: Db, tokenHash: Buffer, now: Date): Promise<number> {
  return db.run(sql`update staff_sessions set ended_at = ${now} where token_hash = ${tokenHash} and ended_at is null`)
}

/** Ends the sessions of an account, all or all but one. */
export function endStaffSessionsOf(db: Db, staffId: string, allBut: Buffer | null, now: Date): Promise<number> {
  return db.run(sql`
    update staff_sessions set ended_at = ${now}
    where staff_id = ${staffId} and ended_at is null and token_hash is distinct from ${allBut}::bytea`)
}

/** Sessions are kept for a month after their end, then forgotten. */
export function sweepStaffSessions(db: Db, now: Date): Promise<number> {
  return db.run(sql`
    delete from staff_sessions
    where least(coalesce(ended_at, 'infinity'), expires_at, idle_expires_at) < ${now}::timestamptz - interval '30 days'`)
}

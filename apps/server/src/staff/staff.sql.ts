import type { StaffRole } from '@vizit/rules/staff'
import { type Db, sql, type Tx } from '../store/store.ts'

export type StaffAccount = {
  id: string
  username: string
  password_hash: string
  totp_secret: Buffer
  is_disabled: boolean
  /** Its owner has signed in from this browser before. */
  is_known_device: boolean
}

/** A browser that was not used for so long is unknown again. */
const DEVICE_DAYS = 180

/** By name, whatever the case of its letters. */
export function findStaff(db: Db, username: string, deviceHash: Buffer | null, now: Date): Promise<StaffAccount | undefined> {
  return db.row<StaffAccount>(sql`
    select a.id, a.username, a.password_hash, a.totp_secret, a.disabled_at is not null as is_disabled,
           exists (
             select from staff_devices d
             where d.staff_id = a.id and d.device_hash = ${deviceHash}::bytea and d.seen_at > ${now}::timestamptz - make_interval(days => ${DEVICE_DAYS}::int))
           as is_known_device
    from staff_accounts a where lower(a.username) = lower(${username}::text)`)
}

/**
 * Uses up the code of a half minute, and all before it. Zero: it was used, what came with it was wrong, or the account is meanwhile disabled or has another
 * password or second factor than was looked at.
 */
export function useCode(
  tx: Tx,
  given: { id: string; step: number; isRight: boolean; seen: Pick<StaffAccount, 'password_hash' | 'totp_secret'> | undefined }
): Promise<number> {
  return tx.run(sql`
    update staff_accounts set totp_step = ${given.step}::bigint
    where id = ${given.id} and ${given.isRight}::boolean and disabled_at is null
      and password_hash = ${given.seen?.password_hash ?? null} and totp_secret = ${given.seen?.totp_secret ?? null}
      and (totp_step is null or totp_step < ${given.step}::bigint)`)
}

export function rememberStaffDevice(tx: Tx, staffId: string, deviceHash: Buffer, now: Date): Promise<number> {
  return tx.run(sql`
    insert into staff_devices (staff_id, device_hash, seen_at) values (${staffId}, ${deviceHash}, ${now})
    on conflict (staff_id, device_hash) do update set seen_at = excluded.seen_at`)
}

export async function findPasswordHash(db: Db, staffId: string): Promise<string> {
  const row = await db.row<{ password_hash: string }>(sql`select password_hash from staff_accounts where id = ${staffId}`)
  return row!.password_hash
}

/** Puts a password in the place of the one that was proved. Zero: somebody was quicker. */
export function replacePassword(tx: Tx, staffId: string, former: string, passwordHash: string): Promise<number> {
  return tx.run(sql`
    update staff_accounts set password_hash = ${passwordHash} where id = ${staffId} and password_hash = ${former} and disabled_at is null`)
}

/** The codes of the places where staff works: a provider, or a coverer of the kind. Undefined: there is none. */
export async function findOrganisation(
  db: Db,
  kind: 'provider' | 'employer' | 'insurer',
  code: string
): Promise<{ providerId: number | null; covererCode: string | null } | undefined> {
  if (kind === 'provider') {
    const provider = await db.row<{ id: number }>(sql`select id from providers where code = ${code}`)
    return provider && { providerId: provider.id, covererCode: null }
  }
  const coverer = await db.row<{ code: string }>(sql`select code from coverers where code = ${code} and kind = upper(${kind}::text)`)
  return coverer && { providerId: null, covererCode: coverer.code }
}

export type NewStaff = {
  id: string
  username: string
  passwordHash: string
  totpSecret: Buffer
  role: StaffRole
  providerId: number | null
  covererCode: string | null
  now: Date
}

/** Zero: the name is taken. */
export function addStaff(tx: Tx, staff: NewStaff): Promise<number> {
  return tx.run(sql`
    insert into staff_accounts (id, username, password_hash, totp_secret, role, provider_id, coverer_code, created_at)
    values (${staff.id}, ${staff.username}, ${staff.passwordHash}, ${staff.totpSecret}, ${staff.role}, ${staff.providerId}, ${staff.covererCode}, ${staff.now})
    on conflict (lower(username)) do nothing`)
}

export function setPassword(tx: Tx, id: string, passwordHash: string): Promise<number> {
  return tx.run(sql`update staff_accounts set password_hash = ${passwordHash} where id = ${id}`)
}

/** Another second factor; browsers that were known are so no more. */
export function setSecondFactor(tx: Tx, id: string, totpSecret: Buffer): Promise<number> {
  return tx.run(sql`
    with forgotten as (delete from staff_devices where staff_id = ${id})
    update staff_accounts set totp_secret = ${totpSecret}, totp_step = null where id = ${id}`)
}

export function setDisabled(tx: Tx, id: string, at: Date | null): Promise<number> {
  return tx.run(
    sql`update staff_accounts set disabled_at = ${at} where id = ${id} and (disabled_at is null) = (${at}::timestamptz is not null)`
  )
}

export function listStaff(db: Db) {
  return db.rows<{ username: string; role: StaffRole; organisation: string | null; is_disabled: boolean; sessions: number }>(sql`
    select a.username, a.role, coalesce(p.code, a.coverer_code) as organisation, a.disabled_at is not null as is_disabled,
           (select count(*)::int from staff_sessions s
            where s.staff_id = a.id and s.ended_at is null and least(s.expires_at, s.idle_expires_at) > now()) as sessions
    from staff_accounts a left join providers p on p.id = a.provider_id order by lower(a.username)`)
}

export function sweepStaffDevices(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from staff_devices where seen_at < ${now}::timestamptz - make_interval(days => ${DEVICE_DAYS}::int)`)
}

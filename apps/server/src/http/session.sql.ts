import type { Channel } from '@vizit/contract/face'
import { ENDED_SESSION_DAYS } from '@vizit/rules/devices'
import { type Db, sql, type Tx } from '../store/store.ts'

/** `masked`: the phone is proven and the device is not; nothing of the account is shown to it [1.57]. */
export type SessionAccess = 'full' | 'masked'

export type NewSession = {
  tokenHash: Buffer
  deviceHash: Buffer
  accountId: string | null
  anonymousId: string | null
  deviceName: string
  access?: SessionAccess
  /** Through what it comes about. */
  channel: Channel
  now: Date
  days: number
}

export function addSession(db: Db, session: NewSession): Promise<number> {
  const { tokenHash, deviceHash, accountId, anonymousId, deviceName, access = 'full', channel, now, days } = session
  const face = channel === 'cabinet' || channel === 'patient' ? channel : null
  return db.run(sql`
    insert into sessions (token_hash, device_hash, account_id, anonymous_id, device_name, access, face, proven_at, created_at, seen_at, expires_at)
    values (${tokenHash}, ${deviceHash}, ${accountId}, ${anonymousId}, ${deviceName}, ${access}, ${face}, ${accountId !== null && access === 'full' ? now : null},
      ${now}, ${now}, ${now}::timestamptz + make_interval(days => ${days}::int))`)
}

/** A device has one session of an account: the one before it ends. */
export function endFormerSessions(tx: Tx, accountId: string, deviceHash: Buffer, now: Date): Promise<number> {
  return tx.run(sql`
    update sessions set ended_at = ${now} where account_id = ${accountId} and device_hash = ${deviceHash} and ended_at is null`)
}

export function endSessionOf(db: Db, tokenHash: Buffer, accountId: string, now: Date): Promise<number> {
  return db.run(
    sql`update sessions set ended_at = ${now} where token_hash = ${tokenHash} and account_id = ${accountId} and ended_at is null`
  )
}

/** Notes that the session was used, and its device by the owner; once an hour is enough. */
export function noteSessionSeen(db: Db, tokenHash: Buffer, now: Date): Promise<number> {
  return db.run(sql`
    with seen as (update sessions set seen_at = ${now} where token_hash = ${tokenHash} returning account_id, device_hash, access)
    update account_devices d set seen_at = ${now} from seen s
    where s.access = 'full' and d.account_id = s.account_id and d.device_hash = s.device_hash`)
}

/** From here on the owner's codes are enough on this device. */
export function rememberDevice(tx: Tx, accountId: string, deviceHash: Buffer, now: Date): Promise<number> {
  return tx.run(sql`
    insert into account_devices (account_id, device_hash, first_seen_at, seen_at) values (${accountId}, ${deviceHash}, ${now}, ${now})
    on conflict (account_id, device_hash) do update set seen_at = excluded.seen_at`)
}

/** Confirms the device of a masked session that lives still. No row: it has ended, or is confirmed already. */
export function unmaskSession(tx: Tx, sessionId: string, now: Date): Promise<{ account_id: string; device_hash: Buffer } | undefined> {
  return tx.row(sql`
    update sessions set access = 'full', proven_at = ${now}
    where id = ${sessionId} and access = 'masked' and ended_at is null and expires_at > ${now}
    returning account_id, device_hash`)
}

/** When this session last proved to be its owner's: at its sign-in, or since. */
export async function findProvenAt(db: Db, sessionId: string): Promise<Date | null> {
  const row = await db.row<{ proven_at: string | null }>(sql`select proven_at from sessions where id = ${sessionId}`)
  return row?.proven_at ? new Date(row.proven_at) : null
}

/** The owner has proved to be here, as a sign-in would ask it. */
export function noteProven(db: Db, sessionId: string, now: Date): Promise<number> {
  return db.run(sql`update sessions set proven_at = ${now} where id = ${sessionId} and access = 'full' and ended_at is null`)
}

export type SessionRow = { id: string; device_name: string; since: string; seen: string; access: SessionAccess }

/** The living sessions of an account, the one used last first. */
export function findSessionsOf(db: Db, accountId: string, now: Date): Promise<SessionRow[]> {
  return db.rows<SessionRow>(sql`
    select id, device_name, created_at as since, seen_at as seen, access from sessions
    where account_id = ${accountId} and ended_at is null and expires_at > ${now} order by seen_at desc, created_at desc, id`)
}

/** Ends sessions of the account by name, or all but one, and forgets their devices: there the next sign-in is confirmed anew. */
export function endSessionsOf(
  tx: Tx,
  accountId: string,
  which: { only: string } | { allBut: string },
  now: Date
): Promise<{ id: string }[]> {
  const [only, allBut] = 'only' in which ? [which.only, null] : [null, which.allBut]
  return tx.rows(sql`
    with ended as (
      update sessions set ended_at = ${now}
      where account_id = ${accountId} and ended_at is null and expires_at > ${now} and (id = ${only} or id <> ${allBut})
      returning id, device_hash),
    forgotten as (delete from account_devices d using ended e where d.account_id = ${accountId} and d.device_hash = e.device_hash)
    select id from ended`)
}

/** Sessions are kept for ENDED_SESSION_DAYS after their end, then forgotten. */
export function sweepSessions(db: Db, now: Date): Promise<number> {
  const last = new Date(now.getTime() - ENDED_SESSION_DAYS * 86_400_000)
  return db.run(sql`delete from sessions where ended_at < ${last} or expires_at < ${last}`)
}

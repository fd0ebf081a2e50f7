import { type Db, sql, type Tx } from '../store/store.ts'

export type NewSession = {
  tokenHash: Buffer
  deviceHash: Buffer
  accountId: string | null
  anonymousId: string | null
  deviceName: string
  now: Date
  days: number
}

export function addSession(db: Db, session: NewSession): Promise<number> {
  const { tokenHash, deviceHash, accountId, anonymousId, deviceName, now, days } = session
  return db.run(sql`
    insert into sessions (token_hash, device_hash, account_id, anonymous_id, device_name, created_at, seen_at, expires_at)
    values (${tokenHash}, ${deviceHash}, ${accountId}, ${anonymousId}, ${deviceName}, ${now}, ${now}, ${now}::timestamptz + make_interval(days => ${days}::int))`)
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

/** Notes that the session was used; once an hour is enough. */
export function noteSessionSeen(db: Db, tokenHash: Buffer, now: Date): Promise<number> {
  return db.run(sql`update sessions set seen_at = ${now} where token_hash = ${tokenHash}`)
}

/** Sessions are kept for a month after their end, then forgotten. */
export function sweepSessions(db: Db, now: Date): Promise<number> {
  return db.run(sql`
    delete from sessions
    where ended_at < ${now}::timestamptz - interval '30 days' or expires_at < ${now}::timestamptz - interval '30 days'`)
}

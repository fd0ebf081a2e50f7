// A sign-in between the right code and the passkey. Its id opens nothing but the next step, on the same device.
import { PASSKEY_WAIT_MINUTES } from '@vizit/rules/passkeys'
import { type Db, sql, type Tx } from '../store/store.ts'

export type WaitingSession = { accountId: string; profileId: string; deviceName: string }

/** The newest of an account and device is the only one. */
export async function addWaitingSession(
  tx: Tx,
  waiting: { id: string; accountId: string; deviceHash: Buffer; deviceName: string; now: Date }
): Promise<void> {
  const { id, accountId, deviceHash, deviceName, now } = waiting
  await tx.run(sql`delete from waiting_sessions where account_id = ${accountId} and device_hash = ${deviceHash} and used_at is null`)
  await tx.run(sql`
    insert into waiting_sessions (id, account_id, device_hash, device_name, created_at, expires_at)
    values (${id}, ${accountId}, ${deviceHash}, ${deviceName}, ${now}, ${now}::timestamptz + make_interval(mins => ${PASSKEY_WAIT_MINUTES}::int))`)
}

/** What waits under this id on this device. Another device's does not exist. */
export async function findWaitingSession(db: Db, id: string, deviceHash: Buffer, now: Date): Promise<WaitingSession | undefined> {
  const row = await db.row<{ account_id: string; profile_id: string; device_name: string }>(sql`
    select w.account_id, a.profile_id, w.device_name
    from waiting_sessions w join accounts a on a.id = w.account_id
    where w.id = ${id} and w.device_hash = ${deviceHash} and w.used_at is null and w.expires_at > ${now}`)
  return row && { accountId: row.account_id, profileId: row.profile_id, deviceName: row.device_name }
}

/** Uses it up: of several that come with it one gets a row. */
export function useWaitingSession(tx: Tx, id: string, deviceHash: Buffer, now: Date): Promise<number> {
  return tx.run(sql`
    update waiting_sessions set used_at = ${now}
    where id = ${id} and device_hash = ${deviceHash} and used_at is null and expires_at > ${now}`)
}

export function sweepWaitingSessions(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from waiting_sessions where expires_at < ${now}::timestamptz - interval '1 day'`)
}

// Who asks: a bearer token bound to the device that it was given to. [7.06]
import { createHash } from 'node:crypto'
import { type Db, quickRead, sql } from '../store/store.ts'
import type { KeptAnswer } from './answers.ts'
import { noteSessionSeen, type SessionAccess } from './session.sql.ts'

export type Session =
  | { kind: 'signed-in'; accountId: string; deviceHash: Buffer; sessionId: string; access: SessionAccess }
  | { kind: 'anonymous' }
  | { kind: 'none' }
  | { kind: 'ended' }

/** What of a token or device id is kept: enough to know it again. */
export function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Splits `deviceId.token`. */
export function readBearer(header: string | undefined): { deviceId: string; token: string } | null {
  const match = header?.match(/^Bearer ([A-Za-z0-9-]{16,128})\.([A-Za-z0-9_-]{20,128})$/)
  return match ? { deviceId: match[1]!, token: match[2]! } : null
}

type Row = {
  id: string
  account_id: string | null
  access: SessionAccess
  device_hash: Buffer
  alive: boolean
  seen_long_ago: boolean
  status: number | null
  body: string | null
  body_hash: Buffer | null
}

/** Finds the session and, for a write that creates, the answer already given to its key: one round trip. */
export async function findSession(
  db: Db,
  header: string | undefined,
  key: string | null,
  now: Date
): Promise<{ session: Session; answer: KeptAnswer | null }> {
  const bearer = readBearer(header)
  if (!bearer) return { session: { kind: header ? 'ended' : 'none' }, answer: null }
  const row = await db.row<Row>(
    quickRead(sql`
    select s.id, s.account_id, s.access, s.device_hash, s.ended_at is null and s.expires_at > ${now} as alive,
           s.seen_at < ${now}::timestamptz - interval '1 hour' as seen_long_ago,
           a.status, a.body, a.body_hash
    from sessions s
    left join answers a on a.owner = s.account_id::text and a.key = ${key}
    where s.token_hash = ${hash(bearer.token)}`)
  )
  const deviceHash = hash(bearer.deviceId)
  if (!row?.alive || !row.device_hash.equals(deviceHash)) return { session: { kind: 'ended' }, answer: null }
  if (row.seen_long_ago) await noteSessionSeen(db, hash(bearer.token), now)
  if (row.account_id === null) return { session: { kind: 'anonymous' }, answer: null }
  const answer = row.body !== null ? { status: row.status!, body: row.body, body_hash: row.body_hash! } : null
  const { id: sessionId, account_id: accountId, access } = row
  return { session: { kind: 'signed-in', accountId, deviceHash, sessionId, access }, answer }
}

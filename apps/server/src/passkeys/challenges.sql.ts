import { CHALLENGE_LIVES_MINUTES } from '@vizit/rules/passkeys'
import { type Db, sql } from '../store/store.ts'

/** What a challenge is bound to: it answers nothing else. */
export type Bound = { accountId: string; deviceHash: Buffer } & (
  | { purpose: 'add' | 'prove'; sessionId: string; waitingId: null }
  | { purpose: 'sign-in'; sessionId: null; waitingId: string }
)

export function addChallenge(db: Db, challengeHash: Buffer, bound: Bound, now: Date): Promise<number> {
  const { purpose, accountId, deviceHash, sessionId, waitingId } = bound
  return db.run(sql`
    insert into passkey_challenges (challenge_hash, purpose, account_id, device_hash, session_id, waiting_id, created_at, expires_at)
    values (${challengeHash}, ${purpose}, ${accountId}, ${deviceHash}, ${sessionId}, ${waitingId}, ${now},
      ${now}::timestamptz + make_interval(mins => ${CHALLENGE_LIVES_MINUTES}::int))`)
}

/** Takes it away before the answer is looked at: of several answers one gets a row, and a wrong one has spent it. */
export function takeChallenge(db: Db, challengeHash: Buffer, bound: Bound, now: Date): Promise<number> {
  return db.run(sql`
    delete from passkey_challenges
    where challenge_hash = ${challengeHash} and purpose = ${bound.purpose} and account_id = ${bound.accountId} and device_hash = ${bound.deviceHash}
      and session_id is not distinct from ${bound.sessionId}::uuid and waiting_id is not distinct from ${bound.waitingId}::uuid and expires_at > ${now}`)
}

export function sweepChallenges(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from passkey_challenges where expires_at < ${now}::timestamptz - interval '1 hour'`)
}

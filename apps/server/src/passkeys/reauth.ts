// Whether the owner is here: what must be fresh before passkeys may be changed, and the passkey itself as the re-authentication.
import { createHash } from 'node:crypto'
import { refuse } from '@vizit/contract/refusal'
import { judgeReauth, reauthWay } from '@vizit/rules/passkeys'
import type { Ctx, SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { findProvenAt } from '../http/session.sql.ts'
import type { Db, Tx } from '../store/store.ts'
import { addChallenge, type Bound, takeChallenge } from './challenges.sql.ts'
import { findCandidate, findOwner, isProvenByCode, noteUse, type Owner, suspectRow } from './passkeys.sql.ts'
import { type Assertion, challengeOf, newChallenge, readAssertion, type Used } from './webauthn.ts'

/** `fresh`: nothing need be asked. Otherwise by what the owner proves to be here. */
export async function reauthOf(ctx: SignedCtx, owner: Owner): Promise<'fresh' | 'passkey' | 'code' | 'none'> {
  if (judgeReauth(await findProvenAt(ctx.store, ctx.sessionId), ctx.now) === 'fresh') return 'fresh'
  const way = reauthWay({ passkeys: owner.passkeys, asked: owner.asked, hasPhone: owner.phone !== null })
  // A code proves the phone: it is enough only where it is enough for a sign-in.
  return way === 'code' && (await isProvenByCode(ctx.store, ctx.sessionId, ctx.now)) ? 'fresh' : way
}

/** A session that is only open may have been stolen: refuses PROOF_REQUIRED {action, way} unless the owner has proved to be here just now. */
export async function insistOnOwner(ctx: SignedCtx): Promise<void> {
  const way = await reauthOf(ctx, await findOwner(ctx.store, ctx.accountId))
  if (way !== 'fresh') refuse('PROOF_REQUIRED', { action: 'passkeys', way })
}

/** A new challenge bound to whom it is for. Only its digest is kept. */
export async function drawChallenge(ctx: Ctx, bound: Bound): Promise<string> {
  const challenge = newChallenge()
  await addChallenge(ctx.store, hashOf(challenge), bound, ctx.now)
  return challenge
}

/** The challenge that the answer answers, spent by this. Refuses PASSKEY_REFUSED {reason: 'expired'} when it is not ours, late or spent. */
export async function spendChallenge(db: Db, answer: Parameters<typeof challengeOf>[0], bound: Bound, now: Date): Promise<string> {
  const challenge = challengeOf(answer)
  if (challenge === null) refuse('PASSKEY_REFUSED', { reason: 'wrong' })
  if ((await takeChallenge(db, hashOf(challenge), bound, now)) !== 1) refuse('PASSKEY_REFUSED', { reason: 'expired' })
  return challenge
}

/** For the session that asks. */
export function boundTo(ctx: SignedCtx, purpose: 'add' | 'prove'): Bound {
  return { purpose, accountId: ctx.accountId, deviceHash: ctx.deviceHash, sessionId: ctx.sessionId, waitingId: null }
}

/**
 * Does `action` when the answer is of a passkey of this very account, to the challenge it was asked, with its person verified. One count opens once:
 * an answer whose count was used already may come from a copy. It is refused, and the passkey is marked for its owner.
 */
export async function byPasskey<T>(ctx: Ctx, bound: Bound, assertion: Assertion, action: (tx: Tx) => Promise<T>): Promise<T> {
  const { accountId } = bound
  const challenge = await spendChallenge(ctx.store, assertion, bound, ctx.now)
  const candidate = await findCandidate(ctx.store, accountId, Buffer.from(assertion.id, 'base64url'))
  if (!candidate) refuse('PASSKEY_REFUSED', { reason: 'unknown' })
  const used = isOf(candidate.handle, assertion) ? await readAssertion(ctx.config, challenge, assertion, candidate.public_key) : null
  if (!used) {
    ctx.log.warn('a passkey was refused', { code: 'PASSKEY_REFUSED' })
    refuse('PASSKEY_REFUSED', { reason: 'wrong' })
  }
  const done = await ctx.store.transaction(async tx => {
    if (!(await use(tx, candidate.id, used, ctx.now))) return null
    await audit(tx, { at: ctx.now, accountId, action: 'passkey-used', profileId: candidate.profile_id, objectId: candidate.id })
    return { value: await action(tx) }
  })
  if (done) return done.value
  await ctx.store.transaction(async tx => {
    await suspectRow(tx, candidate.id, ctx.now)
    await audit(tx, { at: ctx.now, accountId, action: 'passkey-suspected', profileId: candidate.profile_id, objectId: candidate.id })
  })
  refuse('PASSKEY_REFUSED', { reason: 'copied' })
}

async function use(tx: Tx, id: string, used: Used, now: Date): Promise<boolean> {
  return (await noteUse(tx, { id, ...used }, now)) === 1
}

/** An authenticator that tells whose passkey it is must tell this account. */
function isOf(handle: Buffer, { response }: Assertion): boolean {
  return response.userHandle === undefined || Buffer.from(response.userHandle, 'base64url').equals(handle)
}

function hashOf(challenge: string): Buffer {
  return createHash('sha256').update(challenge).digest()
}

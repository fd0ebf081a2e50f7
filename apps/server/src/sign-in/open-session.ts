import { randomBytes } from 'node:crypto'
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../deps.ts'
import { addSession, endFormerSessions } from '../http/session.sql.ts'
import { hash } from '../http/session.ts'
import { currentConsentText } from '../store/consent-texts.ts'
import { audit, recordConsentOnce } from '../store/ledger.ts'
import { addPerson, NOBODY_YET } from '../store/people.ts'
import type { Tx } from '../store/store.ts'
import { addAccount, consumeAttempt, findAccount, lockPhone, rememberDevice } from './sign-in.sql.ts'

export const SESSION_DAYS = 180

/** A secret for a browser: 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * Uses the attempt up and opens the session of the phone's account, made here when the phone is new. All in one transaction: of
 * parallel right answers one gets a token, the others CODE_EXPIRED.
 */
export async function openSession(ctx: Ctx, attempt: { id: string; phone: string; deviceHash: Buffer }): Promise<{ token: string }> {
  const token = newToken()
  await ctx.store.transaction(async tx => {
    if ((await consumeAttempt(tx, attempt.id, ctx.now)) !== 1) refuse('CODE_EXPIRED')
    const { accountId, profileId } = await accountOf(tx, ctx, attempt.phone)
    await endFormerSessions(tx, accountId, attempt.deviceHash, ctx.now)
    await addSession(tx, {
      tokenHash: hash(token),
      deviceHash: attempt.deviceHash,
      accountId,
      anonymousId: null,
      deviceName: '',
      now: ctx.now,
      days: SESSION_DAYS
    })
    await rememberDevice(tx, accountId, attempt.deviceHash, ctx.now)
    // The sign-in screen says that going on accepts these two.
    for (const kind of ['user-agreement', 'privacy'] as const) {
      await recordConsentOnce(tx, {
        profileId,
        accountId,
        text: currentConsentText(kind, ctx.config.brand),
        channel: 'sign-in',
        at: ctx.now
      })
    }
    await audit(tx, { at: ctx.now, accountId, action: 'signed-in', profileId })
  })
  return { token }
}

async function accountOf(tx: Tx, ctx: Ctx, phone: string): Promise<{ accountId: string; profileId: string }> {
  await lockPhone(tx, phone)
  const found = await findAccount(tx, phone)
  if (found) return { accountId: found.id, profileId: found.profile_id }
  const [accountId, profileId] = [ctx.newId(), ctx.newId()]
  await addPerson(tx, profileId, NOBODY_YET, ctx.now)
  await addAccount(tx, { id: accountId, phone, profileId, hashKey: newToken() }, ctx.now)
  return { accountId, profileId }
}

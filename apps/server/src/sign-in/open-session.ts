import { randomBytes } from 'node:crypto'
import { refuse } from '@vizit/contract/refusal'
import { judgeDevice } from '@vizit/rules/devices'
import type { Ctx } from '../deps.ts'
import { addSession, endFormerSessions, rememberDevice, type SessionAccess } from '../http/session.sql.ts'
import { hash } from '../http/session.ts'
import { currentConsentText } from '../store/consent-texts.ts'
import { audit, recordConsentOnce } from '../store/ledger.ts'
import { addPerson, NOBODY_YET } from '../store/people.ts'
import type { Tx } from '../store/store.ts'
import { addAccount, consumeAttempt, findAccount, lockPhone } from './sign-in.sql.ts'

export const SESSION_DAYS = 180

/** A secret for a browser: 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export type Opened = { token: string; access: SessionAccess; isNew: boolean }

/**
 * Uses the attempt up and opens the session of the phone's account, made here when the phone is new: it was proven by a code just sent, so
 * nothing is waited for [4.08]. On a device that the owner must confirm first the session is masked [1.57]. All in one transaction: of
 * parallel right answers one gets a token, the others CODE_EXPIRED.
 */
export async function openSession(
  ctx: Ctx,
  attempt: { id: string; phone: string; deviceHash: Buffer; deviceName: string }
): Promise<Opened> {
  return ctx.store.transaction(async tx => {
    if ((await consumeAttempt(tx, attempt.id, ctx.now)) !== 1) refuse('CODE_EXPIRED')
    await lockPhone(tx, attempt.phone)
    const found = await findAccount(tx, attempt.phone, attempt.deviceHash)
    if (!found) return { token: await openNewAccount(tx, ctx, attempt), access: 'full', isNew: true }

    const verdict = judgeDevice(
      { device: found.known ? 'known' : 'unknown', hasConfirmedEmail: found.has_email, lastUsed: new Date(found.last_used) },
      ctx.now
    )
    const account = { accountId: found.id, profileId: found.profile_id }
    const token = await letIn(tx, ctx, account, { ...attempt, access: verdict === 'full' ? 'full' : 'masked' })
    return { token, access: verdict === 'full' ? 'full' : 'masked', isNew: false }
  })
}

/** An empty account for the phone, with a session on this device. The phone is locked and has no account. */
export async function openNewAccount(tx: Tx, ctx: Ctx, owner: { phone: string; deviceHash: Buffer; deviceName: string }): Promise<string> {
  const account = { accountId: ctx.newId(), profileId: ctx.newId() }
  await addPerson(tx, account.profileId, NOBODY_YET, ctx.now)
  await addAccount(tx, { id: account.accountId, phone: owner.phone, profileId: account.profileId, hashKey: newToken() }, ctx.now)
  return letIn(tx, ctx, account, { ...owner, access: 'full' })
}

async function letIn(
  tx: Tx,
  ctx: Ctx,
  { accountId, profileId }: { accountId: string; profileId: string },
  { deviceHash, deviceName, access }: { deviceHash: Buffer; deviceName: string; access: SessionAccess }
): Promise<string> {
  const token = newToken()
  await endFormerSessions(tx, accountId, deviceHash, ctx.now)
  await addSession(tx, {
    tokenHash: hash(token),
    deviceHash,
    accountId,
    anonymousId: null,
    deviceName,
    access,
    now: ctx.now,
    days: SESSION_DAYS
  })
  if (access === 'masked') {
    await audit(tx, { at: ctx.now, accountId, action: 'signed-in-masked', profileId })
    return token
  }
  await rememberDevice(tx, accountId, deviceHash, ctx.now)
  // The sign-in screen says that going on accepts these two.
  for (const kind of ['user-agreement', 'privacy'] as const) {
    await recordConsentOnce(tx, { profileId, accountId, text: currentConsentText(kind, ctx.config.brand), channel: 'sign-in', at: ctx.now })
  }
  await audit(tx, { at: ctx.now, accountId, action: 'signed-in', profileId })
  return token
}

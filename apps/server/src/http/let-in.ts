// The last step of every way in: the token, the device, the evidence.
import { randomBytes } from 'node:crypto'
import type { Ctx } from '../deps.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { audit, recordConsentOnce } from '../evidence/ledger.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../store/store.ts'
import { addSession, endFormerSessions, rememberDevice, type SessionAccess } from './session.sql.ts'
import { hash } from './session.ts'

export const SESSION_DAYS = 180

/** A secret for a browser: 256 random bits as 43 characters. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Opens the session of the account on this device and ends the one before it. Gives the token, which is kept nowhere. */
export async function letIn(
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
    channel: ctx.channel,
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
    await recordConsentOnce(tx, {
      profileId,
      accountId,
      text: currentConsentText(kind, ctx.config.brand),
      channel: ctx.channel,
      at: ctx.now
    })
  }
  await audit(tx, { at: ctx.now, accountId, action: 'signed-in', profileId })
  // visits that were made with this phone and without an account
  await enqueue(tx, 'take-in-visits', { accountId })
  return token
}

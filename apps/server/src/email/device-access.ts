import type { requestAccess as endpoint, readDeviceAccess } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { judgeReset } from '@vizit/rules/devices'
import { maskEmail } from '@vizit/rules/email'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { hash } from '../http/session.ts'
import { findDeviceState, findEmails } from './email.sql.ts'
import { issueLink, payForLetters } from './issue-link.ts'

/** How this device can be confirmed: the choice of addresses, masked. [4.21] */
export async function deviceAccess(ctx: SignedCtx): Promise<Reply<typeof readDeviceAccess>> {
  const state = await findDeviceState(ctx.store, ctx.accountId, ctx.sessionId, ctx.now)
  if (!state) throw new Error('a session without an account')
  const emails = (await findEmails(ctx.store, ctx.accountId)).filter(email => email.confirmed)
  return {
    access: ctx.access,
    emails: emails.map(({ id, address, usage }) => ({ id, address: maskEmail(address), usage })),
    askedAt: state.asked?.at ?? null,
    askedEmailId: state.asked?.emailId ?? null,
    mayBeginAnew: ctx.access === 'masked' && judgeReset(new Date(state.last_used), ctx.now) === 'may-begin-anew'
  }
}

/** Sends the letter that lets this device in. The newest letter is the only one that does. */
export async function requestAccess(ctx: SignedCtx, asked: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const state = await findDeviceState(ctx.store, ctx.accountId, ctx.sessionId, ctx.now)
  const email = (await findEmails(ctx.store, ctx.accountId)).find(one => one.id === asked.emailId && one.confirmed)
  if (!email || state?.profile_id !== asked.profileId || !hash(asked.deviceId).equals(ctx.deviceHash)) refuse('NOT_FOUND')
  if (ctx.access !== 'masked') refuse('INVALID_STATE')
  await payForLetters(ctx, [email.address])
  await ctx.store.transaction(async tx => {
    await issueLink(tx, ctx, { purpose: 'confirm-device', emailId: email.id, sessionId: ctx.sessionId })
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'device-access-asked', objectId: ctx.sessionId })
  })
  return { sentTo: maskEmail(email.address), resendAfterSeconds: RESEND_AFTER_SECONDS }
}

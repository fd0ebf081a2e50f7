// Between the right code and the token: the passkey, or the way of whoever has lost it.
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { confirmPasskey as confirm, withoutPasskey as lost, passkeyQuestion as question } from '@vizit/contract/passkeys'
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { letIn } from '../http/let-in.ts'
import { take } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { findWaitingSession, useWaitingSession, type WaitingSession } from '../http/waiting-session.sql.ts'
import type { Bound } from './challenges.sql.ts'
import { findCredentials } from './passkeys.sql.ts'
import { byPasskey, drawChallenge } from './reauth.ts'
import { questionOf } from './webauthn.ts'

const QUESTIONS_PER_SIGN_IN = 20

type Step = { step: string; deviceId: string }
type Waiting = WaitingSession & { deviceHash: Buffer }

/** What waits, on this device. Whoever has only guessed an id hears the same as who came too late. */
async function waitingAt(ctx: Ctx, { step, deviceId }: Step): Promise<Waiting> {
  const deviceHash = hash(deviceId)
  const waiting = await findWaitingSession(ctx.store, step, deviceHash, ctx.now)
  if (!waiting) refuse('CODE_EXPIRED')
  return { ...waiting, deviceHash }
}

function boundTo({ accountId, deviceHash }: Waiting, step: string): Bound {
  return { purpose: 'sign-in', accountId, deviceHash, sessionId: null, waitingId: step }
}

export async function passkeyQuestion(ctx: Ctx, asked: Received<typeof question>): Promise<Reply<typeof question>> {
  const waiting = await waitingAt(ctx, asked)
  const taken = await take(ctx.store, { key: `passkey-step:${asked.step}`, most: QUESTIONS_PER_SIGN_IN, seconds: 3_600 }, ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  const known = await findCredentials(ctx.store, waiting.accountId)
  return questionOf(ctx.config, await drawChallenge(ctx, boundTo(waiting, asked.step)), known)
}

/** The passkey confirms the device as well: it is more than a letter proves. Of parallel answers one gets a token. */
export async function confirmPasskey(ctx: Ctx, given: Received<typeof confirm>): Promise<Reply<typeof confirm>> {
  const waiting = await waitingAt(ctx, given)
  const token = await byPasskey(ctx, boundTo(waiting, given.step), given.assertion, async tx => {
    if ((await useWaitingSession(tx, given.step, waiting.deviceHash, ctx.now)) !== 1) refuse('CODE_EXPIRED')
    return letIn(tx, ctx, waiting, { ...waiting, access: 'full' })
  })
  return { token, access: 'full' }
}

/**
 * Without the passkey the phone alone has been proven, whatever the device: nothing is shown until a letter lets it in, and the number goes
 * to nobody else while its owner uses the account. So whoever has only the SIM card gets no further than before.
 */
export async function withoutPasskey(ctx: Ctx, given: Received<typeof lost>): Promise<Reply<typeof lost>> {
  const waiting = await waitingAt(ctx, given)
  const token = await ctx.store.transaction(async tx => {
    if ((await useWaitingSession(tx, given.step, waiting.deviceHash, ctx.now)) !== 1) refuse('CODE_EXPIRED')
    await audit(tx, { at: ctx.now, accountId: waiting.accountId, action: 'passkey-not-shown', profileId: waiting.profileId })
    return letIn(tx, ctx, waiting, { ...waiting, access: 'masked' })
  })
  return { token, access: 'masked' }
}

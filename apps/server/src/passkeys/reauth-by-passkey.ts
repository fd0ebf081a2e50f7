import type { Received, Reply } from '@vizit/contract/endpoint'
import type { reauthByPasskey as endpoint, reauthQuestion as question } from '@vizit/contract/passkeys'
import { refuse } from '@vizit/contract/refusal'
import type { SignedCtx } from '../deps.ts'
import { take } from '../http/limits.ts'
import { noteProven } from '../http/session.sql.ts'
import { findCredentials } from './passkeys.sql.ts'
import { boundTo, byPasskey, drawChallenge } from './reauth.ts'
import { questionOf } from './webauthn.ts'

const QUESTIONS_PER_HOUR = 60

/** What an authenticator is asked for a re-authentication. */
export async function reauthQuestion(ctx: SignedCtx): Promise<Reply<typeof question>> {
  const known = await findCredentials(ctx.store, ctx.accountId)
  if (known.length === 0) refuse('NOT_FOUND')
  const taken = await take(ctx.store, { key: `passkey-reauth:${ctx.sessionId}`, most: QUESTIONS_PER_HOUR, seconds: 3_600 }, ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  return questionOf(ctx.config, await drawChallenge(ctx, boundTo(ctx, 'prove')), known)
}

/** A passkey is enough for every account: this session counts as just signed in. */
export async function reauthByPasskey(ctx: SignedCtx, { assertion }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  await byPasskey(ctx, boundTo(ctx, 'prove'), assertion, tx => noteProven(tx, ctx.sessionId, ctx.now))
  return {}
}

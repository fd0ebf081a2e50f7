import { timingSafeEqual } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { confirmReauth as endpoint, ReauthAction } from '@vizit/contract/own-data'
import { refuse } from '@vizit/contract/refusal'
import { CODE_TRIES } from '@vizit/rules/codes'
import type { SignedCtx } from '../deps.ts'
import type { Db } from '../store/store.ts'
import { isProven, markProven, spendTry } from './own-data.sql.ts'
import { reauthHash } from './send-reauth-code.ts'

export const REAUTH_LIVES_MINUTES = 5

/**
 * Proves who asks. The try is counted before anything is compared, so that parallel guesses are counted too. INVALID_CODE {left};
 * CODE_EXPIRED: late, used, guessed at five times, or asked for by another session or for another action.
 */
export async function confirmReauth(ctx: SignedCtx, { action, code }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const tried = await spendTry(ctx.store, { sessionId: ctx.sessionId, action }, ctx.now, CODE_TRIES)
  if (!tried) refuse('CODE_EXPIRED')
  const given = reauthHash(ctx.config.secret, { id: tried.id, sessionId: ctx.sessionId, action }, code)
  if (!timingSafeEqual(tried.code_hash, given)) refuse('INVALID_CODE', { left: CODE_TRIES - tried.tries })
  const proven = await markProven(ctx.store, { sessionId: ctx.sessionId, id: tried.id }, ctx.now, REAUTH_LIVES_MINUTES)
  if (!proven) refuse('CODE_EXPIRED')
  return { provenUntil: proven.proven_until }
}

/** Refuses PROOF_REQUIRED {action} unless this very session has proven within the last minutes who asks. */
export async function judgeReauth(db: Db, ctx: SignedCtx, action: ReauthAction): Promise<void> {
  if (!(await isProven(db, { sessionId: ctx.sessionId, action }, ctx.now))) refuse('PROOF_REQUIRED', { action })
}

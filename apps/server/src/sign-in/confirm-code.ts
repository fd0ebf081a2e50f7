import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { confirmSms } from '@vizit/contract/sign-in'
import { CODE_TRIES } from '@vizit/rules/codes'
import type { Ctx } from '../deps.ts'
import { firstSpent, take } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { budgetsOf, wrongOfAll } from './budgets.ts'
import { sameDigest } from './digest.ts'
import { openSession } from './open-session.ts'
import { codeHash } from './send-code.ts'
import { findAttempt, isKnownDevice, spendTry } from './sign-in.sql.ts'

/**
 * Exchanges the code for a session. The try is counted in a statement of its own before anything is compared, so that parallel
 * guesses are counted too. INVALID_CODE {left} while the code still lives; CODE_EXPIRED when it is late, replaced, used, guessed at
 * five times or was asked for by another device: a new one helps in each case.
 */
export async function confirmCode(ctx: Ctx, given: Received<typeof confirmSms>): Promise<Reply<typeof confirmSms>> {
  const deviceHash = hash(given.deviceId)
  const attempt = await findAttempt(ctx.store, given.id, ctx.now)
  if (!attempt?.device_hash.equals(deviceHash) || !attempt.open) refuse('CODE_EXPIRED')
  if (!attempt.sent) refuse('INVALID_STATE')

  const known = await isKnownDevice(ctx.store, attempt.phone, deviceHash)
  const { wrongForPhone } = budgetsOf(ctx.config, { phone: attempt.phone, deviceHash, address: ctx.address, known })
  const spent = await firstSpent(ctx.store, [wrongForPhone], ctx.now)
  if (spent) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })

  const tried = await spendTry(ctx.store, given.id, ctx.now, CODE_TRIES)
  if (!tried) refuse('CODE_EXPIRED')
  if (!sameDigest(tried.code_hash, codeHash(ctx.config.secret, given.id, given.code))) {
    await take(ctx.store, wrongForPhone, ctx.now)
    await take(ctx.store, wrongOfAll(ctx.config), ctx.now)
    refuse('INVALID_CODE', { left: CODE_TRIES - tried.tries })
  }
  return openSession(ctx, { id: given.id, phone: attempt.phone, deviceHash, deviceName: given.deviceName ?? '' })
}

import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { confirmSms } from '@vizit/contract/sign-in'
import { CODE_TRIES, registrationDelay } from '@vizit/rules/codes'
import { deviceName } from '@vizit/rules/device-name'
import type { Ctx } from '../deps.ts'
import { firstSpent, take } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { alarmOf, budgetsOf, codesShownFor, wrongOfAll } from './budgets.ts'
import { sameDigest } from './digest.ts'
import { shownFor } from './human-check.ts'
import { openSession } from './open-session.ts'
import { codeHash } from './send-code.ts'
import { findAttempt, giveTryBack, isKnownDevice, spendTry } from './sign-in.sql.ts'

/**
 * Exchanges the code for a session. The try is counted in a statement of its own before anything is compared, so that parallel
 * guesses are counted too. INVALID_CODE {left} while the code still lives; CODE_EXPIRED when it is late, replaced, used, guessed at
 * five times or was asked for by another device: a new one helps in each case. USER_NOT_REGISTERED {delayMs}, only after the right code
 * [R27], when it is not fresh any more and nobody has the number: it stays good [4.07] [4.08]. PASSKEY_NEEDED {step}: the code was
 * right and is used up, and its owner wants a passkey as well.
 */
export async function confirmCode(ctx: Ctx, given: Received<typeof confirmSms>): Promise<Reply<typeof confirmSms>> {
  const deviceHash = hash(given.deviceId)
  const attempt = await findAttempt(ctx.store, given.id, ctx.now)
  if (!attempt?.device_hash.equals(deviceHash) || !attempt.open) refuse('CODE_EXPIRED')
  if (!attempt.sent) refuse('INVALID_STATE')

  const known = await isKnownDevice(ctx.store, attempt.phone, deviceHash)
  const { wrongForPhone } = budgetsOf(ctx.config, {
    phone: attempt.phone,
    deviceHash,
    address: ctx.address,
    known,
    shown: shownFor(attempt)
  })
  const spent = await firstSpent(ctx.store, [wrongForPhone], ctx.now)
  if (spent) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })

  const tried = await spendTry(ctx.store, given.id, ctx.now, CODE_TRIES)
  if (!tried) refuse('CODE_EXPIRED')
  if (!sameDigest(tried.code_hash, codeHash(ctx.config.secret, given.id, given.code))) {
    await take(ctx.store, wrongForPhone, ctx.now)
    await noteWrong(ctx)
    refuse('INVALID_CODE', { left: CODE_TRIES - tried.tries })
  }
  const delayMs = given.register || !attempt.sent_at ? 0 : registrationDelay(new Date(attempt.sent_at), ctx.now)
  const owner = { id: given.id, phone: attempt.phone, deviceHash, deviceName: given.deviceName || deviceName(ctx.userAgent) }
  const opened = await openSession(ctx, owner, delayMs > 0 ? 'known-phones-only' : 'any-phone')
  if (opened === 'USER_NOT_REGISTERED') {
    await giveTryBack(ctx.store, given.id)
    refuse(opened, { delayMs })
  }
  // Once an SMS: a code that is only asked what it would open can be asked so again and again.
  if (!known) await take(ctx.store, codesShownFor(ctx.config, shownFor(attempt), ctx.now).proven, ctx.now)
  if (opened.kind === 'waits') refuse('PASSKEY_NEEDED', { step: opened.step })
  return opened
}

/** Every wrong code counts for all; when they are too many each sign-in asks the human check, and the operators are told. */
async function noteWrong(ctx: Ctx): Promise<void> {
  const ofAll = await take(ctx.store, wrongOfAll(ctx.config), ctx.now)
  if (ofAll.verdict === 'within' || (await take(ctx.store, alarmOf('wrong-codes'), ctx.now)).verdict === 'spent') return
  ctx.log.error('many wrong codes: somebody may be guessing', { count: ofAll.count })
}

import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { initPhoneLogin } from '@vizit/contract/sign-in'
import { CODE_LIVES_MINUTES, RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { judgePhone, normalPhone } from '@vizit/rules/phone'
import type { Ctx } from '../deps.ts'
import { firstSpent, take } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { budgetsOf, type Payer } from './budgets.ts'
import { isGuessed, judgeWork, networkHash } from './judge-work.ts'
import { sendCode } from './send-code.ts'
import { addAttempt, askCheck, isKnownDevice } from './sign-in.sql.ts'

/**
 * Starts a sign-in: sends the code at once, or asks the human check first, unless the browser has done its work already. Whether the phone has an account is neither asked nor
 * told: the same statements run and the same answer leaves [R27].
 */
export async function startSignIn(ctx: Ctx, asked: Received<typeof initPhoneLogin>): Promise<Reply<typeof initPhoneLogin>> {
  const verdict = judgePhone(asked.phone, { testPhones: ctx.config.testPhones })
  if (verdict !== 'ok') refuse('INVALID_INPUT', { field: 'phone', reason: verdict })

  const [phone, deviceHash] = [normalPhone(asked.phone), hash(asked.deviceId)]
  const stranger: Payer = {
    phone,
    deviceHash,
    address: ctx.address,
    known: await isKnownDevice(ctx.store, phone, deviceHash),
    shown: 'nothing'
  }
  const budgets = budgetsOf(ctx.config, stranger)

  const early = await firstSpent(ctx.store, [budgets.resend], ctx.now)
  if (early) refuse('INVALID_STATE', { retryAfter: early.retryAfterSeconds })
  const ofAddress = await take(ctx.store, budgets.asksOfAddress, ctx.now)
  if (ofAddress.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: ofAddress.retryAfterSeconds })
  const worked = asked.work !== undefined && (await judgeWork(ctx, asked.work)) === 'right'
  const payer: Payer = worked ? { ...stranger, shown: 'work' } : stranger
  const spent = await firstSpent(ctx.store, budgetsOf(ctx.config, payer).codes, ctx.now)
  if (spent) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })

  const forPhone = await take(ctx.store, budgets.asksForPhone, ctx.now)
  const { humanCheckAfterAddress, humanCheckAfterPhone } = ctx.config.limits
  const isOften = ofAddress.count > humanCheckAfterAddress || forPhone.count > humanCheckAfterPhone
  const needsHumanCheck = (isOften && !worked) || (await isGuessed(ctx))

  const id = ctx.newId()
  await addAttempt(ctx.store, {
    id,
    phone,
    deviceHash,
    addressHash: networkHash(ctx),
    human: needsHumanCheck ? 'asked' : worked ? 'worked' : 'not-needed',
    now: ctx.now,
    minutes: CODE_LIVES_MINUTES
  })
  if (needsHumanCheck || (await sendCode(ctx, id, payer, asked.language)) === 'sent')
    return { id, needsHumanCheck, resendAfterSeconds: RESEND_AFTER_SECONDS }
  await askCheck(ctx.store, id)
  return { id, needsHumanCheck: true, resendAfterSeconds: RESEND_AFTER_SECONDS }
}

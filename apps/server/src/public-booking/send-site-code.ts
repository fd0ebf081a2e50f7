import { createHmac } from 'node:crypto'
import { refuse } from '@vizit/contract/refusal'
import { CODE_LIVES_MINUTES, SMS_CODE_LENGTH } from '@vizit/rules/codes'
import type { Language } from '@vizit/rules/languages'
import type { Ctx } from '../deps.ts'
import { type Budget, giveBack } from '../http/limits.ts'
import { failureOf } from '../log.ts'
import { drawSmsCode } from '../outside/sms/draw-sms-code.ts'
import { setPhoneCode } from '../visit-record/phone-visits.ts'
import { wordsOf } from '../words/words-of.ts'

/** What of the code is kept: good for this booking alone. */
export function siteCodeHash(secret: string, orderId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`site-code\n${orderId}\n${code}`).digest()
}

/**
 * Sends a code for the booking. It is nowhere but in the SMS, so it is sent from here and not by a job; the text says what it is for. What was paid
 * comes back when the gateway does not take it: SERVICE_UNAVAILABLE.
 */
export async function sendSiteCode(
  ctx: Ctx,
  { orderId, phone, language, paid }: { orderId: string; phone: string; language: Language; paid: Budget[] }
): Promise<void> {
  const code = drawSmsCode(SMS_CODE_LENGTH)
  await setPhoneCode(ctx.store, orderId, siteCodeHash(ctx.config.secret, orderId, code), ctx.now, CODE_LIVES_MINUTES)
  try {
    const text = wordsOf('public-booking', language).code(ctx.config.brand.names[language], code)
    await ctx.sms.send({ phone, text, key: ctx.newId() })
  } catch (error) {
    ctx.log.warn('the SMS gateway did not take a code', failureOf(error))
    await giveBack(ctx.store, paid, ctx.now)
    refuse('SERVICE_UNAVAILABLE')
  }
}

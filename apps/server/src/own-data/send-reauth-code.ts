import { createHmac } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { sendReauthCode as endpoint, ReauthAction } from '@vizit/contract/own-data'
import { refuse } from '@vizit/contract/refusal'
import { CODE_LIVES_MINUTES, RESEND_AFTER_SECONDS, SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { maskPhone } from '@vizit/rules/phone'
import type { SignedCtx } from '../deps.ts'
import { type Budget, giveBack, pay } from '../http/limits.ts'
import { failureOf } from '../log.ts'
import { drawSmsCode } from '../outside/sms/draw-sms-code.ts'
import { languageOf } from '../store/languages.ts'
import { wordsOf } from '../words/words-of.ts'
import { findOwnPhone, putReauth, withdrawReauth } from './own-data.sql.ts'

const CODES_PER_ACCOUNT_DAY = 10
const CODES_ALL_HOUR = 2_000

/** What of the code is kept: good for this asking, this session and this action alone. */
export function reauthHash(secret: string, asked: { id: string; sessionId: string; action: ReauthAction }, code: string): Buffer {
  return createHmac('sha256', secret).update(`reauth-code\n${asked.id}\n${asked.sessionId}\n${asked.action}\n${code}`).digest()
}

/**
 * Sends the code to the account's own phone. It is nowhere but in the SMS, so it is sent from here and not by a job. Refuses INVALID_STATE
 * {retryAfter} within 61 seconds, INVALID_STATE when the number has left the account, ERROR_TOO_MANY_REQUESTS, SERVICE_UNAVAILABLE.
 */
export async function sendReauthCode(ctx: SignedCtx, { action }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const phone = await findOwnPhone(ctx.store, ctx.accountId)
  if (phone === null) refuse('INVALID_STATE', { reason: 'NO_PHONE' })
  const paid = await pay(ctx, budgetsOf(ctx))
  const asked = { id: ctx.newId(), sessionId: ctx.sessionId, action }
  const code = drawSmsCode(SMS_CODE_LENGTH)
  const codeHash = reauthHash(ctx.config.secret, asked, code)
  await putReauth(ctx.store, { ...asked, accountId: ctx.accountId, codeHash }, ctx.now, CODE_LIVES_MINUTES)
  const language = await languageOf(ctx.store, ctx.accountId)
  const words = wordsOf('own-data', language)
  const { brand, publicHost } = ctx.config
  const text = words.code(brand.names[language], code, words.purpose[action])
  try {
    await ctx.sms.send({ phone, text: publicHost ? `${text}\n\n@${publicHost} #${code}` : text, key: ctx.newId() })
  } catch (error) {
    ctx.log.warn('the SMS gateway did not take a code', failureOf(error))
    await withdrawReauth(ctx.store, ctx.sessionId)
    await giveBack(ctx.store, paid, ctx.now)
    refuse('SERVICE_UNAVAILABLE')
  }
  return { sentTo: maskPhone(phone), resendAfterSeconds: RESEND_AFTER_SECONDS }
}

/** What a code costs. */
function budgetsOf(ctx: SignedCtx): Budget[] {
  return [
    { key: `reauth-resend:${ctx.sessionId}`, most: 1, seconds: RESEND_AFTER_SECONDS, refusal: 'INVALID_STATE' },
    { key: `reauth-account:${ctx.accountId}`, most: CODES_PER_ACCOUNT_DAY, seconds: 86_400 },
    { key: 'reauth-all', most: CODES_ALL_HOUR, seconds: 3_600 }
  ]
}

import { createHmac } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { sendRelativeCode as endpoint } from '@vizit/contract/relatives'
import { CODE_LIVES_MINUTES, RESEND_AFTER_SECONDS, SMS_CODE_LENGTH } from '@vizit/rules/codes'
import { writtenName } from '@vizit/rules/one-line'
import { shortName } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { type Budget, giveBack, networkOf, pay } from '../http/limits.ts'
import { failureOf } from '../log.ts'
import { drawSmsCode } from '../outside/sms/draw-sms-code.ts'
import { personName } from '../people/person-name.ts'
import { languageOfPhone } from '../store/languages.ts'
import { wordsOf } from '../words/words-of.ts'
import { ownAdult } from './judge-family.ts'
import { findRequest, setCode, withdrawCode } from './relative-request.sql.ts'

const HOUR = 3_600
const DAY = 86_400
/** A stranger's phone must not be flooded through the forms of others. */
const CODES_PER_PHONE_DAY = 5
const CODES_PER_ACCOUNT_DAY = 10
const CODES_PER_ADDRESS_HOUR = 20
const CODES_ALL_HOUR = 2_000
const CODES_ALL_DAY = 10_000

/** What of the code is kept. */
export function relativeCodeHash(secret: string, relId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`relative-code\n${relId}\n${code}`).digest()
}

/**
 * Step 1 [4.93]: sends the code to the relative's phone, saying who asks. The code is nowhere but in the SMS, so it is sent from here and not by
 * a job. Refuses NOT_FOUND, INVALID_STATE {retryAfter} within 61 seconds or when the relative is added already, ERROR_TOO_MANY_REQUESTS.
 */
export async function sendRelativeCode(ctx: SignedCtx, { relId }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const request = await findRequest(ctx.store, ctx.accountId, relId)
  if (!request) refuse('NOT_FOUND')
  if (request.used) refuse('INVALID_STATE')
  const me = await ownAdult(ctx)
  const paid = await pay(ctx, budgetsOf(ctx, request.phone))

  const code = drawSmsCode(SMS_CODE_LENGTH)
  await setCode(ctx.store, relId, relativeCodeHash(ctx.config.secret, relId, code), ctx.now, CODE_LIVES_MINUTES)
  const who = writtenName(shortName(personName(me)))
  const language = await languageOfPhone(ctx.store, request.phone, ctx.accountId)
  const text = wordsOf('family', language).relativeCode(ctx.config.brand.names[language], who, code)
  try {
    await ctx.sms.send({ phone: request.phone, text, key: ctx.newId() })
  } catch (error) {
    ctx.log.warn('the SMS gateway did not take a code', failureOf(error))
    await withdrawCode(ctx.store, relId)
    await giveBack(ctx.store, paid, ctx.now)
    refuse('SERVICE_UNAVAILABLE')
  }
  return { resendAfterSeconds: RESEND_AFTER_SECONDS }
}

/** What a code costs. Keys are digests: the counters tell no phone. */
function budgetsOf(ctx: SignedCtx, phone: string): Budget[] {
  const key = (name: string, of: string) =>
    `${name}:${createHmac('sha256', ctx.config.secret).update(`${name}\n${of}`).digest('base64url')}`
  return [
    { key: key('relative-resend', `${ctx.accountId} ${phone}`), most: 1, seconds: RESEND_AFTER_SECONDS, refusal: 'INVALID_STATE' },
    { key: key('relative-account', ctx.accountId), most: CODES_PER_ACCOUNT_DAY, seconds: DAY },
    { key: key('relative-address', networkOf(ctx.address)), most: CODES_PER_ADDRESS_HOUR, seconds: HOUR },
    { key: key('relative-phone', phone), most: CODES_PER_PHONE_DAY, seconds: DAY },
    { key: 'relative-all', most: CODES_ALL_HOUR, seconds: HOUR },
    { key: 'relative-all-day', most: CODES_ALL_DAY, seconds: DAY }
  ]
}

import { refuse } from '@vizit/contract/refusal'
import { CODE_LIVES_MINUTES, SMS_CODE_LENGTH } from '@vizit/rules/codes'
import type { Language } from '@vizit/rules/languages'
import type { Ctx } from '../deps.ts'
import { comesBack } from '../http/conversion.ts'
import { type Budget, giveBack, pay, take, used } from '../http/limits.ts'
import { failureOf } from '../log.ts'
import { drawSmsCode } from '../outside/sms/draw-sms-code.ts'
import { languageToSignIn } from '../store/languages.ts'
import { wordsOf } from '../words/words-of.ts'
import { alarmOf, budgetsOf, codesShownFor, type Payer } from './budgets.ts'
import { digest } from './digest.ts'
import { codesSolvedNow } from './judge-work.ts'
import { setCode, supersedeOthers, withdrawCode } from './sign-in.sql.ts'

/** What of the code is kept. */
export function codeHash(secret: string, attemptId: string, code: string): Buffer {
  return digest(secret, 'sms-code', attemptId, code)
}

/** The last line binds the code to our host: a browser offers it there and nowhere else. */
function codeSms({ brand, publicHost: host }: Ctx['config'], code: string, language: Language): string {
  const text = wordsOf('sign-in', language).code(brand.names[language], code)
  return host ? `${text}\n\n@${host} #${code}` : text
}

/**
 * Makes a code for the attempt and sends it, once what it costs is paid for. The code itself is nowhere but in the SMS: that is why
 * it is sent from here and not by a job. Refuses INVALID_STATE {retryAfter} within 61 seconds of the last one [4.05],
 * ERROR_TOO_MANY_REQUESTS {retryAfter}, SERVICE_UNAVAILABLE when the gateway does not take it. 'check-first': few codes come back in this hour,
 * and more than was shown for this one is asked for; nothing was sent or paid. `ofPage`: the language of the page that asks.
 */
export async function sendCode(ctx: Ctx, id: string, payer: Payer, ofPage: Language | undefined): Promise<'sent' | 'check-first'> {
  const { resend, codes } = budgetsOf(ctx.config, payer)
  const paid = await pay(ctx, [{ ...resend, refusal: 'INVALID_STATE' }, ...codes])
  if (!payer.known && (await judgeConversion(ctx, payer, paid)) === 'check-first') return 'check-first'

  const code = drawSmsCode(SMS_CODE_LENGTH)
  const language = await ctx.store.transaction(async tx => {
    await supersedeOthers(tx, { id, phone: payer.phone, deviceHash: payer.deviceHash }, ctx.now)
    await setCode(tx, id, codeHash(ctx.config.secret, id, code), ctx.now, CODE_LIVES_MINUTES)
    return languageToSignIn(tx, payer.phone, ofPage)
  })
  try {
    await ctx.sms.send({ phone: payer.phone, text: codeSms(ctx.config, code, language), key: ctx.newId() })
  } catch (error) {
    ctx.log.warn('the SMS gateway did not take a code', failureOf(error))
    await withdrawCode(ctx.store, id)
    await giveBack(ctx.store, paid, ctx.now)
    refuse('SERVICE_UNAVAILABLE')
  }
  return 'sent'
}

/**
 * SMS pumping: many codes are asked for and few come back. From a number on that no ordinary hour reaches, every new device is asked for more: for work
 * where it did none, for the picture where it did some or solved the task instead. Each of these has counters of its own, so that a flood with less leaves those with more theirs; those that
 * read the picture wait for the next hour when theirs do not come back either.
 */
async function judgeConversion(ctx: Ctx, { shown }: Payer, paid: Budget[]): Promise<'fair' | 'check-first'> {
  const conversion = shown === 'solved' ? await codesSolvedNow(ctx) : codesShownFor(ctx.config, shown, ctx.now)
  const { sent, proven, endsInSeconds } = conversion
  const { count } = await take(ctx.store, sent, ctx.now)
  paid.push(sent)
  if (comesBack(conversion, count, await used(ctx.store, proven.key, ctx.now))) return 'fair'
  await giveBack(ctx.store, paid, ctx.now)
  if ((await take(ctx.store, alarmOf('conversion'), ctx.now)).verdict === 'within')
    ctx.log.error('few codes come back: somebody may be sending SMS for their price', { count })
  return shown === 'picture' ? refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: endsInSeconds }) : 'check-first'
}

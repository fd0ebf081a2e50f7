import type { sendACode as endpoint } from '@vizit/contract/a-code'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { A_CODE_LIVES_HOURS } from '@vizit/rules/a-code'
import { A_CODE_LENGTH, RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { minskDay } from '@vizit/rules/days'
import { maskPhone } from '@vizit/rules/phone'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { type Budget, giveBack, pay } from '../http/limits.ts'
import { failureOf } from '../log.ts'
import { drawSmsCode } from '../outside/sms/draw-sms-code.ts'
import { languageOfPhone } from '../store/languages.ts'
import { wordsOf } from '../words/words-of.ts'
import { aCodeHash } from './a-code-hash.ts'
import { type Card, findCard, putCode, withdrawCode } from './cards.sql.ts'

const CODES_PER_CARD_DAY = 6
const CODES_PER_ACCOUNT_DAY = 20
const CODES_ALL_HOUR = 2_000

/** [1.27] The clinic sends the code where it makes them itself; for every other one the product makes it, keeps a digest and sends the SMS. */
export async function sendACode(ctx: SignedCtx, asked: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const card = await findCard(ctx.store, ctx.accountId, minskDay(ctx.now), asked)
  if (!card) refuse('NOT_FOUND')
  const gateway = ctx.clinics.of({ code: card.provider_code, gateway: card.gateway })
  if (!gateway.sendCode && card.phone === null) refuse('INVALID_STATE', { reason: 'NO_PHONE' })
  const paid = await pay(ctx, budgetsOf(ctx, card))
  const taken = gateway.sendCode ? await gateway.sendCode(card.profile_id) : await sendOwn(ctx, card)
  if (taken === 'unknown') {
    await giveBack(ctx.store, paid, ctx.now)
    refuse('CLINIC_UNAVAILABLE')
  }
  await audit(ctx.store, {
    at: ctx.now,
    accountId: ctx.accountId,
    action: 'result-code-sent',
    profileId: card.profile_id,
    objectId: card.provider_code
  })
  // which number a clinic has is not known here
  return { sentTo: gateway.sendCode || card.phone === null ? '' : maskPhone(card.phone), resendAfterSeconds: RESEND_AFTER_SECONDS }
}

/** It is nowhere but in the SMS, so it is sent from here and not by a job. */
async function sendOwn(ctx: SignedCtx, card: Card): Promise<'sent' | 'unknown'> {
  const id = ctx.newId()
  const language = await languageOfPhone(ctx.store, card.phone!, ctx.accountId)
  const code = drawSmsCode(A_CODE_LENGTH)
  const expiresAt = new Date(ctx.now.getTime() + A_CODE_LIVES_HOURS * 3_600_000)
  await putCode(ctx.store, card, { id, hash: aCodeHash(ctx.config.secret, id, code), expiresAt })
  try {
    // an SMS is read on a locked screen: nothing medical is in it
    const text = wordsOf('results', language).code(ctx.config.brand.names[language], code)
    await ctx.sms.send({ phone: card.phone!, text, key: ctx.newId() })
    return 'sent'
  } catch (error) {
    ctx.log.warn('the SMS gateway did not take a code', failureOf(error))
    await withdrawCode(ctx.store, card, id)
    return 'unknown'
  }
}

/** What a code costs. */
function budgetsOf(ctx: SignedCtx, card: Card): Budget[] {
  return [
    { key: `acode-resend:${card.profile_id}:${card.provider_id}`, most: 1, seconds: RESEND_AFTER_SECONDS, refusal: 'INVALID_STATE' },
    { key: `acode-card:${card.profile_id}:${card.provider_id}`, most: CODES_PER_CARD_DAY, seconds: 86_400 },
    { key: `acode-account:${ctx.accountId}`, most: CODES_PER_ACCOUNT_DAY, seconds: 86_400 },
    { key: 'acode-all', most: CODES_ALL_HOUR, seconds: 3_600 }
  ]
}

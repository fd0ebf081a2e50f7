import type { Received, Reply } from '@vizit/contract/endpoint'
import type { bookAtSite as endpoint, letSiteOrderGo, resendSiteCode } from '@vizit/contract/public-booking'
import { type RefusalCode, refuse } from '@vizit/contract/refusal'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { addDays, minskDay, minskInstant } from '@vizit/rules/days'
import { holdMinutes } from '@vizit/rules/hold'
import { storedName } from '@vizit/rules/people'
import { judgePhone, maskPhone, normalPhone } from '@vizit/rules/phone'
import { judgeBirthDate, judgeSiteBooking, judgeSiteDay } from '@vizit/rules/public-booking'
import type { Ctx } from '../deps.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { dropAnswer, keepAnswer } from '../http/answers.ts'
import { giveBack, pay } from '../http/limits.ts'
import type { Tx } from '../store/store.ts'
import { type AcceptedText, addPhoneVisit } from '../visit-record/phone-visits.ts'
import { resendOf } from './budgets.ts'
import { judgeCaptcha } from './human-check.ts'
import { payCode, refuseCode, refuseUntilNextHour } from './pay-site-code.ts'
import { findPublicSlot, findSiteOrder, findSiteShare, lockDoctorsDay } from './public-booking.sql.ts'
import { sendSiteCode } from './send-site-code.ts'
import type { PublicSlot, TakesVisits } from './takes-visits.ts'

type Input = Received<typeof endpoint>

/** Which word of the rule is told by which code. */
const REFUSAL = {
  ADMINISTRATOR_BLOCKED: 'onlineBooking/Forbidden3',
  CLINIC_BLOCKED: 'onlineBooking/Forbidden2',
  DOCTOR_CLOSED: 'NO_ASSIGNMENT_BOOKING',
  NEEDS_ACCOUNT: 'onlineBooking/Forbidden1',
  ADULT_DOCTOR: 'ADULT_DOCTOR',
  CHILD_DOCTOR: 'CHILD_DOCTOR',
  AGE_LIMITS_ISSUE: 'AGE_LIMITS_ISSUE'
} as const satisfies Record<string, RefusalCode>

/**
 * [7.76] Holds the slot for the patient of the form and sends the code to the phone. How many visits the phone has is not told here: whoever asks
 * has not proven it yet [R27].
 */
export async function bookAtSite(ctx: Ctx, input: Input, visits: TakesVisits): Promise<Reply<typeof endpoint>> {
  const phone = judgeForm(ctx, input)
  const accepted = acceptedBy(ctx, input)
  // [4.29] [5.35] nothing is looked at before somebody is there
  const shown = await judgeCaptcha(ctx, input.recaptchaValue)
  if (shown === 'wrong') refuse('RECAPCHA_IS_NOT_VALID')
  const slot = await findBookable(ctx, input)
  const paid = (await payCode(ctx, phone, shown)) ?? refuseCode(ctx, shown)

  const orderId = ctx.newId()
  const heldUntil = new Date(ctx.now.getTime() + holdMinutes(slot.hold_minutes) * 60_000)
  const reply = heldOf(ctx, { orderId, phone, heldUntil })
  const { birthDate: birthday, sex, email = null, language = 'ru' } = input
  try {
    await ctx.store.transaction(async tx => {
      await visits.hold(tx, { orderId, slot, clientNote: input.clientNote?.trim() || null, heldUntil, now: ctx.now })
      const patient = { ...storedName(input), birthday, sex, email }
      await addPhoneVisit(tx, { orderId, omId: ctx.newId(), phone, way: 'site', language, patient, accepted, shown }, ctx.now)
      await judgeDay(tx, slot, ctx.now)
      await keepAnswer(tx, ctx.once, reply, ctx.now)
    })
  } catch (error) {
    // no code goes out
    await giveBack(ctx.store, paid, ctx.now)
    return visits.refuseIfTaken(error)
  }
  try {
    await sendSiteCode(ctx, { orderId, phone, language, paid })
  } catch (error) {
    await ctx.store.transaction(async tx => {
      await visits.letGo(tx, [orderId])
      await dropAnswer(tx, ctx.once)
    })
    throw error
  }
  await pay(ctx, [resendOf(orderId)])
  return reply
}

/** Gives the phone as it is kept. */
function judgeForm(ctx: Ctx, input: Input): string {
  const phone = judgePhone(input.phone, { testPhones: ctx.config.testPhones })
  if (phone !== 'ok') refuse('INVALID_INPUT', { field: 'phone', reason: phone })
  const born = judgeBirthDate(input.birthDate, minskDay(ctx.now))
  if (born !== 'ok') refuse('INVALID_INPUT', { field: 'birthDate', reason: born })
  return normalPhone(input.phone)
}

/** [5.34] Both texts, in the words now in force. */
function acceptedBy(ctx: Ctx, { agreement }: Input): AcceptedText[] {
  return (['booking', 'personal-data'] as const).map(kind => {
    const { version, hash } = currentConsentText(kind, ctx.config.brand)
    if (version !== agreement) refuse('CONSENT_REQUIRED', { reason: 'OLD_VERSION' })
    return { kind, version, hash, channel: ctx.channel }
  })
}

async function findBookable(ctx: Ctx, input: Input): Promise<PublicSlot> {
  const slot = await findPublicSlot(ctx.store, input.timeslotId, input.doctorId)
  if (!slot || (input.provider !== 'all' && input.provider !== slot.provider_code)) refuse('NOT_FOUND')
  if (Date.parse(slot.starts_at) <= ctx.now.getTime()) refuse('TIMESLOT_IS_BUSY', { reason: 'past' })
  const facts = {
    providerOpen: slot.provider_open,
    forbiddenByAdministrator: slot.forbidden,
    branchOpen: slot.branch_open,
    siteOpen: slot.site_open,
    doctor: {
      adult: slot.adult,
      children: slot.children,
      adultAge: slot.adult_age,
      adultAgeTo: slot.adult_age_to,
      childrenAge: slot.children_age,
      childrenAgeTo: slot.children_age_to,
      onlineBooking: slot.online_booking
    }
  }
  const verdict = judgeSiteBooking(facts, input.birthDate, minskDay(new Date(slot.starts_at)))
  if (verdict !== 'may-book') refuse(REFUSAL[verdict])
  return slot
}

/** Once the time is held. One booking of a doctor's day after another: of those that come at once no more get through than the sites may have. */
async function judgeDay(tx: Tx, { doctor_id: doctorId, starts_at: startsAt }: PublicSlot, now: Date): Promise<void> {
  const day = minskDay(new Date(startsAt))
  await lockDoctorsDay(tx, doctorId, day)
  const share = await findSiteShare(tx, { doctorId, from: minskInstant(day, '00:00'), to: minskInstant(addDays(day, 1), '00:00'), now })
  const verdict = judgeSiteDay({ ...share, taken: share.taken - 1 })
  if (verdict !== 'within') refuse('onlineBooking/Forbidden1', { reason: verdict })
}

/**
 * A new code for the same booking costs what the first did. ERROR_TOO_MANY_REQUESTS {retryAfter} when few codes come back and no picture was read for this
 * booking: another one can be begun with a picture.
 */
export async function resendCode(ctx: Ctx, { orderId }: Received<typeof resendSiteCode>): Promise<Reply<typeof resendSiteCode>> {
  const order = await findSiteOrder(ctx.store, orderId)
  if (!order || order.status !== 'reserved' || order.phone === null || order.held_until === null) refuse('HOLD_ENDED')
  const shown = order.shown ?? 'work'
  const again = await pay(ctx, [{ ...resendOf(orderId), refusal: 'INVALID_STATE' }])
  const paid = (await payCode(ctx, order.phone, shown)) ?? refuseUntilNextHour(ctx, shown)
  await sendSiteCode(ctx, { orderId, phone: order.phone, language: order.language, paid: [...again, ...paid] })
  return heldOf(ctx, { orderId, phone: order.phone, heldUntil: new Date(order.held_until) })
}

/** Whoever has the id of an unconfirmed booking made it. */
export async function letOrderGo(
  ctx: Ctx,
  { orderId }: Received<typeof letSiteOrderGo>,
  visits: TakesVisits
): Promise<Record<string, never>> {
  const order = await findSiteOrder(ctx.store, orderId)
  if (order?.status === 'reserved') await ctx.store.transaction(tx => visits.letGo(tx, [orderId]))
  return {}
}

function heldOf(ctx: Ctx, held: { orderId: string; phone: string; heldUntil: Date }): Reply<typeof endpoint> {
  return {
    orderId: held.orderId,
    heldUntil: held.heldUntil.toISOString(),
    now: ctx.now.toISOString(),
    sentTo: maskPhone(held.phone),
    resendAfterSeconds: RESEND_AFTER_SECONDS
  }
}

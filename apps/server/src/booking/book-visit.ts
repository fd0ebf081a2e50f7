import type { bookDoctorSlot } from '@vizit/contract/booking'
import type { Received } from '@vizit/contract/endpoint'
import { Refusal, refuse } from '@vizit/contract/refusal'
import type { Visit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { currentConsentText } from '../store/consent-texts.ts'
import { audit, recordConsent, recordConsentOnce } from '../store/ledger.ts'
import { refusedBy, type Tx, together } from '../store/store.ts'
import { toVisit } from '../store/visit-card.ts'
import { dropHold, fillHold, findWish, lockHold, promiseSms, type WishRow } from './booking.sql.ts'
import { takeSlotFor } from './hold-slot.ts'
import { factsOf, refuseUnlessAllowed } from './judge-booking.ts'
import { judgePayer, type Payer } from './judge-payer.ts'
import { nextReminder } from './remind.job.ts'
import { askClinic, SETTLE_AFTER_SECONDS } from './settle-visit.job.ts'

type Wish = Received<typeof bookDoctorSlot>
/** What is booked, and who pays. */
type PaidRow = WishRow & Payer
type Place = { orderId: string; held: boolean; status: 'pending' | 'booked' }

/**
 * Books a slot. A clinic that works inside the product is booked in one transaction; any other is asked between two: the visit is
 * `pending` until the clinic says, and a crash or silence in between is settled by a job. [1.19] [4.26-4.28]
 */
export async function bookVisit(ctx: SignedCtx, wish: Wish): Promise<Visit> {
  const found = await findWish(ctx.store, ctx.accountId, minskDay(ctx.now), wish)
  if (!found) refuse('NOT_FOUND')
  if (found.profile_id === null) refuse('ACCESS_NOT_AUTHORIZED')
  if (Date.parse(found.starts_at) <= ctx.now.getTime()) refuse('TIMESLOT_IS_BUSY', { reason: 'past' })
  judge(ctx, wish, found)
  const row: PaidRow = { ...found, ...(await judgePayer(ctx.store, wish, found)) }

  const before = found.taken_by === 'visit' ? await answerAgain(ctx, row) : undefined
  if (before) return before

  const gateway = ctx.clinics.of({ code: found.provider_code, gateway: found.gateway })
  const status = gateway.timetableIsOurs ? 'booked' : 'pending'
  const orderId = await take(ctx, wish, row, status)
  if (typeof orderId !== 'string') return orderId
  if (status === 'booked') return shown(ctx, row, orderId, 'booked')

  const settled = await askClinic(ctx, gateway, orderId)
  if (settled === 'failed') refuse('TIMESLOT_IS_BUSY', { reason: 'clinic' })
  const visit = shown(ctx, row, orderId, settled)
  await ctx.store.transaction(tx => keepAnswer(tx, ctx.once, visit, ctx.now))
  return visit
}

function judge(ctx: SignedCtx, wish: Wish, found: WishRow): void {
  const account = { birthday: found.account_birthday, filled: found.account_filled, banned: found.account_banned }
  refuseUnlessAllowed(factsOf(found, account, found), found.starts_at, ctx.now)
  const ticked = wish.agreement !== undefined
  if (ticked && wish.agreement !== currentConsentText('booking', ctx.config.brand).version)
    refuse('CONSENT_REQUIRED', { reason: 'OLD_VERSION' })
  if (!found.consented && !ticked) refuse('CONSENT_REQUIRED')
}

/**
 * One transaction: the slot, the visit, the evidence, the jobs and the answer are true together or not at all. They are sent together too,
 * without waiting for each other: whichever is refused undoes all.
 */
async function take(ctx: SignedCtx, wish: Wish, found: PaidRow, status: 'pending' | 'booked'): Promise<string | Visit> {
  try {
    return await ctx.store.transaction(async tx => {
      const held = found.holds ? await ownHold(tx, ctx, found.slot_id) : undefined
      const orderId = held ?? ctx.newId()
      await together([
        placeVisit(tx, ctx, wish, found, { orderId, held: held !== undefined, status }),
        ...(wish.agreement === undefined ? [] : recordAgreement(tx, ctx, wish.profileId, found.centre_id)),
        audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'visit-booked', profileId: wish.profileId, objectId: orderId }),
        status === 'pending' ? planSettling(tx, orderId, ctx.now) : keepAnswer(tx, ctx.once, shown(ctx, found, orderId, 'booked'), ctx.now)
      ])
      return orderId
    })
  } catch (error) {
    // the person was taken out of the family in between
    if (refusedBy(error, 'visits_need_access')) refuse('ACCESS_NOT_AUTHORIZED')
    if (refusedBy(error, 'visits_patient_one_at_a_time')) refuse('VISITOR_ALREADY_BOOKED')
    const busy = ['visits_one_per_slot', 'visits_doctor_one_at_a_time'].some(name => refusedBy(error, name))
    if (!busy && !(error instanceof Refusal && error.code === 'TIMESLOT_IS_BUSY')) throw error
    // a twin of this very request may have been quicker
    return (await answerAgain(ctx, found)) ?? refuse('TIMESLOT_IS_BUSY')
  }
}

/** The account's own hold of this slot; a hold of another slot is let go. */
async function ownHold(tx: Tx, ctx: SignedCtx, slotId: string): Promise<string | undefined> {
  const hold = await lockHold(tx, ctx.accountId)
  if (hold?.slot_id === slotId) return hold.order_id
  if (hold) await dropHold(tx, hold.order_id, ctx.accountId)
  return undefined
}

/** The hold becomes the visit; without one the slot is taken here. */
async function placeVisit(tx: Tx, ctx: SignedCtx, wish: Wish, found: PaidRow, place: Place): Promise<void> {
  const facts = {
    overlapAllowed: wish.bookAnyway ?? false,
    clientNote: wish.clientNote?.trim() || null,
    programmeId: found.programme_id,
    remindAt: nextReminder(found.starts_at, ctx.now),
    now: ctx.now
  }
  const visit = { ...place, ...facts, accountId: ctx.accountId, profileId: wish.profileId, row: found, heldUntil: null }
  if (place.held) await fillHold(tx, place.orderId, visit)
  else await takeSlotFor(tx, visit)
}

function recordAgreement(tx: Tx, ctx: SignedCtx, profileId: string, centreId: number): Promise<void>[] {
  const about = { profileId, accountId: ctx.accountId, channel: 'booking', at: ctx.now }
  return [
    recordConsent(tx, { ...about, text: currentConsentText('booking', ctx.config.brand), centreId }),
    recordConsentOnce(tx, { ...about, text: currentConsentText('personal-data', ctx.config.brand) })
  ]
}

function planSettling(tx: Tx, orderId: string, now: Date): Promise<void> {
  const runAt = new Date(now.getTime() + SETTLE_AFTER_SECONDS * 1000)
  return enqueue(tx, 'settle-visit', { orderId }, { runAt, jobKey: `settle:${orderId}` })
}

/**
 * A retry after a lost answer finds its own visit: the same yes, not a second visit and not "busy". Undefined when there is none. Who hears that
 * the clinic has yet to confirm will hear the rest by SMS.
 */
async function answerAgain(ctx: SignedCtx, found: PaidRow): Promise<Visit | undefined> {
  return ctx.store.transaction(async tx => {
    const own = await promiseSms(tx, ctx.accountId, found.slot_id, found.profile_id)
    if (!own) return
    const visit = shown(ctx, found, own.order_id, own.status)
    await keepAnswer(tx, ctx.once, visit, ctx.now)
    return visit
  })
}

function shown(ctx: SignedCtx, found: PaidRow, orderId: string, status: 'pending' | 'booked'): Visit {
  const rest = { cancelled_by: null, cancel_reason: null, service_name: null, updated_at: ctx.now.toISOString().replace('.000Z', 'Z') }
  return toVisit({ ...found, ...rest, order_id: orderId, status }, ctx.now)
}

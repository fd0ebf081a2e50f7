import type { bookDoctorSlot } from '@vizit/contract/booking'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { Visit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { currentConsentText } from '../store/consent-texts.ts'
import { audit, recordConsent, recordConsentOnce } from '../store/ledger.ts'
import { refusedBy, type Tx } from '../store/store.ts'
import { toVisit } from '../store/visit-card.ts'
import {
  type BookingRow,
  dropHold,
  fillHold,
  findOwnVisitOfSlot,
  findPatient,
  findSlot,
  insertVisit,
  lockHold,
  type PatientRow
} from './booking.sql.ts'
import { takeSlotFor } from './hold-slot.ts'
import { factsOf, refuseUnlessAllowed } from './judge-booking.ts'
import { planReminder } from './remind.job.ts'
import { askClinic, SETTLE_AFTER_SECONDS } from './settle-visit.job.ts'

type Wish = Received<typeof bookDoctorSlot>
type Patient = NonNullable<Awaited<ReturnType<typeof findPatient>>>

/**
 * Books a slot. A clinic that works inside the product is booked in one transaction; any other is asked between two: the visit is
 * `pending` until the clinic says, and a crash or silence in between is settled by a job. [1.19] [4.26-4.28]
 */
export async function bookVisit(ctx: SignedCtx, wish: Wish): Promise<Visit> {
  const slot = await findSlot(ctx.store, wish.timetableId, wish.assignmentId)
  if (!slot) refuse('NOT_FOUND')
  const patient = await findPatient(ctx.store, ctx.accountId, minskDay(ctx.now), wish.profileId, slot.doctor_id)
  if (!patient) refuse('ACCESS_NOT_AUTHORIZED')
  if (Date.parse(slot.starts_at) <= ctx.now.getTime()) refuse('TIMESLOT_IS_BUSY', { reason: 'past' })
  judge(ctx, wish, slot, patient)

  const own = slot.taken_by === 'visit' ? await findOwnVisitOfSlot(ctx.store, ctx.accountId, slot.slot_id) : undefined
  if (own?.profile_id === wish.profileId) return answerAgain(ctx, slot, patient, own)

  const gateway = ctx.clinics.of({ code: slot.provider_code, gateway: slot.gateway })
  const status = gateway.timetableIsOurs ? 'booked' : 'pending'
  const orderId = await take(ctx, wish, slot, patient, status)
  if (status === 'booked') return shown(ctx, slot, patient, orderId, 'booked')

  const settled = await askClinic(ctx, gateway, orderId)
  if (settled === 'failed') refuse('TIMESLOT_IS_BUSY', { reason: 'clinic' })
  const visit = shown(ctx, slot, patient, orderId, settled)
  await ctx.store.transaction(tx => keepAnswer(tx, ctx.once, visit, ctx.now))
  return visit
}

function judge(ctx: SignedCtx, wish: Wish, slot: BookingRow, patient: Patient): void {
  const account = { birthday: patient.account_birthday, filled: patient.account_filled, banned: patient.account_banned }
  refuseUnlessAllowed(factsOf(slot, account, patient), slot.starts_at, ctx.now)
  const ticked = wish.agreement !== undefined
  if (ticked && wish.agreement !== currentConsentText('booking', ctx.config.brand).version)
    refuse('CONSENT_REQUIRED', { reason: 'OLD_VERSION' })
  if (!patient.consented && !ticked) refuse('CONSENT_REQUIRED')
}

/** One transaction: the slot, the visit, the evidence, the jobs and the answer are true together or not at all. */
async function take(ctx: SignedCtx, wish: Wish, slot: BookingRow, patient: Patient, status: 'pending' | 'booked'): Promise<string> {
  try {
    return await ctx.store.transaction(async tx => {
      const orderId = await placeVisit(tx, ctx, wish, slot, status)
      if (wish.agreement !== undefined) await recordAgreement(tx, ctx, wish.profileId, slot.centre_id)
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'visit-booked', profileId: wish.profileId, objectId: orderId })
      if (status === 'pending') {
        await enqueue(
          tx,
          'settle-visit',
          { orderId },
          { runAt: new Date(ctx.now.getTime() + SETTLE_AFTER_SECONDS * 1000), jobKey: `settle:${orderId}` }
        )
      } else {
        await planReminder(tx, { orderId, startsAt: slot.starts_at }, ctx.now)
        await keepAnswer(tx, ctx.once, shown(ctx, slot, patient, orderId, 'booked'), ctx.now)
      }
      return orderId
    })
  } catch (error) {
    if (refusedBy(error, 'visits_patient_one_at_a_time')) refuse('VISITOR_ALREADY_BOOKED')
    if (refusedBy(error, 'visits_one_per_slot') || refusedBy(error, 'visits_doctor_one_at_a_time')) refuse('TIMESLOT_IS_BUSY')
    throw error
  }
}

/** The account's own hold of the slot becomes the visit; without one the slot is taken here. A hold of another slot is let go. */
async function placeVisit(tx: Tx, ctx: SignedCtx, wish: Wish, slot: BookingRow, status: 'pending' | 'booked'): Promise<string> {
  const facts = {
    profileId: wish.profileId,
    status,
    overlapAllowed: wish.bookAnyway ?? false,
    clientNote: wish.clientNote?.trim() || null,
    now: ctx.now
  }
  const hold = slot.taken_by === null ? undefined : await lockHold(tx, ctx.accountId)
  if (hold?.slot_id === slot.slot_id) {
    await fillHold(tx, hold.order_id, facts)
    return hold.order_id
  }
  if (hold) await dropHold(tx, hold.order_id, ctx.accountId)
  await takeSlotFor(tx, slot.slot_id, ctx.now)
  const orderId = ctx.newId()
  await insertVisit(tx, { orderId, accountId: ctx.accountId, row: slot, heldUntil: null, ...facts })
  return orderId
}

async function recordAgreement(tx: Tx, ctx: SignedCtx, profileId: string, centreId: number): Promise<void> {
  const about = { profileId, accountId: ctx.accountId, channel: 'booking', at: ctx.now }
  await recordConsent(tx, { ...about, text: currentConsentText('booking', ctx.config.brand), centreId })
  await recordConsentOnce(tx, { ...about, text: currentConsentText('personal-data', ctx.config.brand) })
}

/** A retry after a lost answer finds its own visit: the same yes, not a second visit and not "busy". */
async function answerAgain(
  ctx: SignedCtx,
  slot: BookingRow,
  patient: Patient,
  own: { order_id: string; status: 'pending' | 'booked' }
): Promise<Visit> {
  const visit = shown(ctx, slot, patient, own.order_id, own.status)
  await ctx.store.transaction(tx => keepAnswer(tx, ctx.once, visit, ctx.now))
  return visit
}

function shown(ctx: SignedCtx, slot: BookingRow, patient: PatientRow, orderId: string, status: 'pending' | 'booked'): Visit {
  const { rel_kind, level, first_name, profile_id } = patient
  const rest = { cancelled_by: null, cancel_reason: null, service_name: null }
  return toVisit(
    {
      ...slot,
      ...rest,
      order_id: orderId,
      profile_id,
      rel_kind,
      level,
      first_name,
      status,
      updated_at: ctx.now.toISOString().replace('.000Z', 'Z')
    },
    ctx.now
  )
}

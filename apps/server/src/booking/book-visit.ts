import type { bookDoctorSlot, bookService as bookServiceEndpoint } from '@vizit/contract/booking'
import type { Received } from '@vizit/contract/endpoint'
import { Refusal, refuse } from '@vizit/contract/refusal'
import type { Visit } from '@vizit/contract/visits'
import { instantText, minskDay } from '@vizit/rules/days'
import { nextReminder } from '@vizit/rules/reminders'
import type { SignedCtx } from '../deps.ts'
import { currentConsentText } from '../evidence/consent-texts.ts'
import { audit, recordConsent, recordConsentOnce } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { refusedBy, type Tx, together } from '../store/store.ts'
import { toVisit } from '../visit-record/visit-card.ts'
import { refuseAsBooked } from './already-booked.ts'
import { refuseAsClinicDid } from './at-clinic/refused-by-clinic.ts'
import { insertVisitOfFreeSlot, isSlotTaken, type NewVisit, promiseSms } from './booking.sql.ts'
import { keeps, takeSlotFor } from './holds/hold-slot.ts'
import { dropHold, fillHold, type HoldRow, lockHold } from './holds/holds.sql.ts'
import { factsOf, refuseUnlessAllowed } from './judge-booking.ts'
import { judgePayer, type Payer } from './judge-payer.ts'
import { findService, type ServiceRow } from './service-slots.sql.ts'
import { askClinic, SETTLE_AFTER_SECONDS } from './settle-visit.job.ts'
import { findSlotToBook, type SlotToBook } from './slot-to-book.sql.ts'
import { countedSince } from './standing/no-shows.ts'
import { tellOfVisit } from './tell-of-visit.ts'

type Input = Received<typeof bookDoctorSlot>
/** What is booked, and who pays. */
type PaidRow = SlotToBook & Payer & { service: ServiceRow | null }
/** `twin`: the same request was quicker elsewhere, and this is its visit. */
type Taken = { by: 'us' | 'twin'; visit: Visit }

/**
 * Books a slot. A clinic that works inside the product is booked in one transaction; any other is asked between two: the visit is
 * `pending` until the clinic says, and a crash or silence in between is settled by a job. [1.19] [4.26-4.28]
 */
export function bookVisit(ctx: SignedCtx, input: Input): Promise<Visit> {
  return book(ctx, input, null)
}

/** [3.116] [7.73] Books a service in the same way, over as many slots in a row as it lasts. */
export async function bookService(ctx: SignedCtx, input: Received<typeof bookServiceEndpoint>): Promise<Visit> {
  const service = await findService(ctx.store, input.assignmentId, input.serviceId)
  if (!service) refuse('NOT_FOUND')
  // What the patient agreed to is what the form showed.
  if (service.minutes !== input.slotDuration || service.service_name !== input.serviceName)
    refuse('INVALID_STATE', { reason: 'service-changed' })
  return book(ctx, input, service)
}

async function book(ctx: SignedCtx, input: Input, service: ServiceRow | null): Promise<Visit> {
  const at = { day: minskDay(ctx.now), now: ctx.now, since: countedSince(ctx.now) }
  const found = await findSlotToBook(ctx.store, ctx.accountId, at, input)
  if (!found) refuse('NOT_FOUND')
  if (found.profile_id === null) refuse('ACCESS_NOT_AUTHORIZED')
  if (Date.parse(found.starts_at) <= ctx.now.getTime()) refuse('TIMESLOT_IS_BUSY', { reason: 'past' })
  judge(ctx, input, found, service)
  const row: PaidRow = { ...found, ...(await judgePayer(ctx.store, input, found, service?.service_id ?? null)), service }

  const before = found.taken_by === 'visit' ? await answerAgain(ctx, row) : undefined
  if (before) return before

  const gateway = ctx.clinics.of({ code: found.provider_code, gateway: found.gateway })
  // A clinic that is known to be down is not asked: its patients hear so at once, with the numbers of its registry.
  if (gateway.reachable?.() === 'unreachable') refuse('CLINIC_UNAVAILABLE', { phones: found.branch_phones })
  const status = gateway.timetableIsOurs ? 'booked' : 'pending'
  const taken = await take(ctx, input, row, status)
  if (taken.by === 'twin' || status === 'booked') return taken.visit

  const { orderId, endDate } = taken.visit
  const settled = await askClinic(ctx, gateway, orderId)
  if (settled === 'failed') refuse('TIMESLOT_IS_BUSY', { reason: 'clinic' })
  if (typeof settled === 'object') return refuseAsClinicDid(ctx, gateway, row, settled.refused)
  const visit = shown(ctx, { ...row, ends_at: endDate }, orderId, settled)
  await ctx.store.transaction(tx => keepAnswer(tx, ctx.once, visit, ctx.now))
  return visit
}

function judge(ctx: SignedCtx, input: Input, found: SlotToBook, service: ServiceRow | null): void {
  const { account_birthday: birthday, account_filled: filled, account_banned: banned, came_out, missed } = found
  const facts = factsOf(found, { birthday, filled, banned, came_out, missed }, found, service)
  refuseUnlessAllowed(facts, found.starts_at, ctx.now)
  const ticked = input.agreement !== undefined
  if (ticked && input.agreement !== currentConsentText('booking', ctx.config.brand).version)
    refuse('CONSENT_REQUIRED', { reason: 'OLD_VERSION' })
  if (!found.consented && !ticked) refuse('CONSENT_REQUIRED')
}

/** The slot, the visit, the evidence, the jobs and the answer are true together or not at all. */
async function take(ctx: SignedCtx, input: Input, found: PaidRow, status: 'pending' | 'booked'): Promise<Taken> {
  try {
    const quick = found.holds || found.service ? undefined : await takeAtOnce(ctx, input, found, status)
    return { by: 'us', visit: quick ?? (await takeStepByStep(ctx, input, found, status)) }
  } catch (error) {
    // the person was taken out of the family in between
    if (refusedBy(error, 'visits_need_access')) refuse('ACCESS_NOT_AUTHORIZED')
    if (refusedBy(error, 'visits_patient_one_at_a_time'))
      return refuseAsBooked(ctx, { profileId: input.profileId, startsAt: found.starts_at })
    const busy = ['visits_one_per_slot', 'visits_doctor_one_at_a_time'].some(name => refusedBy(error, name))
    if (!busy && !(error instanceof Refusal && error.code === 'TIMESLOT_IS_BUSY')) throw error
    // a twin of this very request may have been quicker
    return { by: 'twin', visit: (await answerAgain(ctx, found)) ?? refuse('TIMESLOT_IS_BUSY') }
  }
}

/** Where all is known beforehand: one journey to the database. Undefined: the slot is not free as it stands. */
async function takeAtOnce(ctx: SignedCtx, input: Input, found: PaidRow, status: 'pending' | 'booked'): Promise<Visit | undefined> {
  const orderId = ctx.newId()
  const visit = shown(ctx, found, orderId, status)
  try {
    await ctx.store.atOnce(tx => [
      insertVisitOfFreeSlot(tx, newVisit(ctx, input, found, { orderId, status })),
      ...writeBesides(tx, ctx, input, found, visit, status)
    ])
    return visit
  } catch (error) {
    if (isSlotTaken(error)) return undefined
    throw error
  }
}

/** Where a hold becomes the visit or is let go, where a service takes as many slots as are free, where a hold that has ended stands in the way. */
function takeStepByStep(ctx: SignedCtx, input: Input, found: PaidRow, status: 'pending' | 'booked'): Promise<Visit> {
  return ctx.store.transaction(async tx => {
    const held = found.holds ? await ownHold(tx, ctx, found) : undefined
    const orderId = held?.order_id ?? ctx.newId()
    const placed = placeVisit(tx, held, newVisit(ctx, input, found, { orderId, status }))
    // A slot is as long as it was; how long a service takes is known once its slots are taken.
    const row = found.service ? { ...found, ends_at: await placed } : found
    const visit = shown(ctx, row, orderId, status)
    await together([placed, ...writeBesides(tx, ctx, input, found, visit, status)])
    return visit
  })
}

/** What is true with the visit. */
function writeBesides(tx: Tx, ctx: SignedCtx, input: Input, found: PaidRow, visit: Visit, status: 'pending' | 'booked'): Promise<void>[] {
  const { orderId } = visit
  return [
    ...(input.agreement === undefined ? [] : recordAgreement(tx, ctx, input.profileId, found.centre_id)),
    audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'visit-booked', profileId: input.profileId, objectId: orderId }),
    ...(status === 'pending'
      ? [planSettling(tx, orderId, ctx.now)]
      : [keepAnswer(tx, ctx.once, visit, ctx.now), tellOfVisit(tx, { kind: 'booked', orderId }, ctx.now)])
  ]
}

/** The account's own hold of just this; a hold of anything else is let go. */
async function ownHold(tx: Tx, ctx: SignedCtx, found: PaidRow): Promise<HoldRow | undefined> {
  const hold = await lockHold(tx, ctx.accountId)
  if (hold && keeps(hold, found.slot_id, found.service)) return hold
  if (hold) await dropHold(tx, hold.order_id, ctx.accountId)
  return undefined
}

function newVisit(ctx: SignedCtx, input: Input, found: PaidRow, place: { orderId: string; status: 'pending' | 'booked' }): NewVisit {
  return {
    ...place,
    accountId: ctx.accountId,
    profileId: input.profileId,
    row: found,
    service: found.service,
    heldUntil: null,
    overlapAllowed: input.bookAnyway ?? false,
    clientNote: input.clientNote?.trim() || null,
    programmeId: found.programme_id,
    remindAt: nextReminder(found.starts_at, ctx.now),
    now: ctx.now
  }
}

/** The hold becomes the visit; without one the slot is taken here. Returns when the visit ends. */
async function placeVisit(tx: Tx, held: HoldRow | undefined, visit: NewVisit): Promise<string> {
  if (!held) return takeSlotFor(tx, visit)
  await fillHold(tx, held.order_id, visit)
  return held.ends_at
}

function recordAgreement(tx: Tx, ctx: SignedCtx, profileId: string, centreId: number): Promise<void>[] {
  const about = { profileId, accountId: ctx.accountId, channel: ctx.channel, at: ctx.now }
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
    const own = await promiseSms(tx, ctx.accountId, found.slot_id, found.profile_id, found.service?.service_id ?? null)
    if (!own) return
    const visit = shown(ctx, { ...found, ends_at: own.ends_at }, own.order_id, own.status)
    await keepAnswer(tx, ctx.once, visit, ctx.now)
    return visit
  })
}

function shown(ctx: SignedCtx, found: PaidRow, orderId: string, status: 'pending' | 'booked'): Visit {
  const rest = {
    cancelled_by: null,
    cancel_reason: null,
    service_id: found.service?.service_id ?? null,
    service_name: found.service?.service_name ?? null,
    preparation: found.service?.preparation ?? null,
    moving_to: null,
    updated_at: instantText(ctx.now)
  }
  const price = found.service?.service_price ?? found.price
  return toVisit({ ...found, ...rest, price, order_id: orderId, status }, ctx.now)
}

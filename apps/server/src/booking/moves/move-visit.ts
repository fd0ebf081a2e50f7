// Moving a visit [R19]: one action, one transaction; the visit keeps its identity.
import type { Received } from '@vizit/contract/endpoint'
import type { moveVisit as endpoint } from '@vizit/contract/move-visit'
import { Refusal, refuse } from '@vizit/contract/refusal'
import type { Visit } from '@vizit/contract/visits'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { nextReminder } from '@vizit/rules/reminders'
import { cancelUntil, judgeMove, type VisitStatus } from '@vizit/rules/visits'
import type { ClinicGateway } from '../../clinics/gateway.ts'
import type { SignedCtx } from '../../deps.ts'
import { audit } from '../../evidence/ledger.ts'
import { keepAnswer } from '../../http/answers.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { refusedBy, type Tx } from '../../store/store.ts'
import { toVisit } from '../../visit-record/visit-card.ts'
import { refuseAsBooked } from '../already-booked.ts'
import { freeSlot } from '../booking.sql.ts'
import { dropHold, lockHold } from '../holds/holds.sql.ts'
import { takeTime } from '../holds/take-time.ts'
import { factsOf, refuseUnlessAllowed } from '../judge-booking.ts'
import { judgePayer } from '../judge-payer.ts'
import { findService, type ServiceRow } from '../service-slots.sql.ts'
import { findSlotToBook, type SlotToBook } from '../slot-to-book.sql.ts'
import { countedSince } from '../standing/no-shows.ts'
import { tellOfVisit } from '../tell-of-visit.ts'
import {
  findVisitToMove,
  insertQuestion,
  isElsewhere,
  type LockedVisit,
  lockVisitToMove,
  promiseOutcome,
  setTime,
  type VisitToMove
} from './move.sql.ts'
import { askClinicToMove, CHECK_AFTER_SECONDS, givesUpAt } from './settle-move.job.ts'

type Input = Received<typeof endpoint>
/** A visit, and where it is to go. */
type Move = { ctx: SignedCtx; input: Input; visit: VisitToMove; found: SlotToBook; service: ServiceRow | null }

/**
 * Moves a visit to another time of its doctor. Where the timetable is ours that is one transaction. Any other clinic is asked between two: the new
 * time is held, the clinic exchanges the two (or reserves it, if it cannot), then the visit goes over and the old time is given back; until then the visit
 * stands where it stood. [6.21] [6.25]
 */
export async function moveVisit(ctx: SignedCtx, input: Input): Promise<Visit> {
  const visit = await findVisitToMove(ctx.store, ctx.accountId, minskDay(ctx.now), input.orderId)
  if (!visit || !allows(visit.level, 'BOOK_VISITS')) refuse('NOT_FOUND')
  // a retry of a lost answer finds its visit where it was to go
  if (visit.slot_id === input.timetableId) return ctx.store.transaction(tx => answer(tx, ctx, input.orderId))
  refuseUnlessMovable(visit.status, visit.starts_at, ctx.now)
  const at = { day: minskDay(ctx.now), now: ctx.now, since: countedSince(ctx.now) }
  const found = await findSlotToBook(ctx.store, ctx.accountId, at, { ...input, profileId: visit.profile_id })
  if (!found || found.profile_id === null) refuse('NOT_FOUND')
  if (found.doctor_id !== visit.doctor_id) refuse('MOVE_REFUSED', { reason: 'other-doctor' })
  if (Date.parse(found.starts_at) <= ctx.now.getTime()) refuse('TIMESLOT_IS_BUSY', { reason: 'past' })
  const service = visit.service_id === null ? null : await findService(ctx.store, input.assignmentId, String(visit.service_id))
  if (service === undefined) refuse('MOVE_REFUSED', { reason: 'no-such-service' })
  await judge(ctx, visit, found, service)

  const move: Move = { ctx, input, visit, found, service }
  const gateway = ctx.clinics.of({ code: found.provider_code, gateway: found.gateway })
  return gateway.timetableIsOurs ? moveHere(move) : moveThere(move, gateway)
}

function refuseUnlessMovable(status: VisitStatus, startsAt: string, now: Date): void {
  const verdict = judgeMove({ status, startDate: startsAt }, now)
  if (verdict !== 'may-move') refuse('MOVE_REFUSED', { reason: verdict, until: cancelUntil(startsAt).toISOString() })
}

/** The day of the visit changes, and with it the ages, and what a programme pays for. */
async function judge(ctx: SignedCtx, visit: VisitToMove, found: SlotToBook, service: ServiceRow | null): Promise<void> {
  const { account_birthday: birthday, account_filled: filled, account_banned: banned, came_out, missed } = found
  refuseUnlessAllowed(factsOf(found, { birthday, filled, banned, came_out, missed }, found, service), found.starts_at, ctx.now)
  const payer = { profileId: visit.profile_id, programId: visit.programme_id ?? undefined }
  await judgePayer(ctx.store, payer, found, visit.service_id)
}

/** The timetable is ours: the new slots, the visit, the old slots, the evidence and the answer in one transaction. */
function moveHere(move: Move): Promise<Visit> {
  const { ctx, input, visit } = move
  return inItsTime(move, () =>
    ctx.store.transaction(async tx => {
      const locked = await lock(tx, move)
      if (locked.slot_id === input.timetableId) return answer(tx, ctx, input.orderId)
      // Given back first: a service may go on with a slot that it has now. Whatever fails after this undoes it.
      if (locked.slot_id !== null) await freeSlot(tx, locked.slot_id)
      const time = await takeTime(tx, { ...move, overlapAllowed: input.bookAnyway ?? false, now: ctx.now })
      const known = { reservationId: null, clinicRef: null }
      await setTime(tx, input.orderId, time, known, nextReminder(time.startsAt, ctx.now), ctx.now)
      await audit(tx, {
        at: ctx.now,
        accountId: ctx.accountId,
        action: 'visit-moved',
        profileId: visit.profile_id,
        objectId: input.orderId
      })
      await tellOfVisit(tx, { kind: 'moved', orderId: input.orderId, was: locked.starts_at }, ctx.now)
      return answer(tx, ctx, input.orderId)
    })
  )
}

/** The visit as it stands now, if it may still be moved by this account; a hold of the account's own is let go. */
async function lock(tx: Tx, { ctx, input }: Move): Promise<LockedVisit> {
  const locked = await lockVisitToMove(tx, ctx.accountId, minskDay(ctx.now), input.orderId)
  if (!locked?.may_book) refuse('NOT_FOUND')
  if (locked.slot_id === input.timetableId) return locked
  refuseUnlessMovable(locked.status, locked.starts_at, ctx.now)
  if (locked.asked_slot !== null && locked.asked_slot !== input.timetableId) refuse('MOVE_REFUSED', { reason: 'being-moved' })
  const hold = await lockHold(tx, ctx.accountId)
  if (hold) await dropHold(tx, hold.order_id, ctx.accountId)
  return locked
}

/** A clinic has to be asked. Nothing changes for the visit until it has said yes; silence and crashes are settled by a job. */
async function moveThere(move: Move, gateway: ClinicGateway): Promise<Visit> {
  const { ctx, input, visit } = move
  const byExchange = gateway.move !== undefined
  const held = await inItsTime(move, () => ctx.store.transaction(tx => holdNewTime(tx, move, byExchange)))
  const said = held === 'held' ? await askClinicToMove(ctx, gateway, input.orderId) : held
  if (said === 'busy') refuse('TIMESLOT_IS_BUSY', { reason: 'clinic' })
  if (said === 'elsewhere') return refuseMoveAsBooked(move)
  if (said === 'refused') refuse('MOVE_REFUSED', { reason: 'clinic' })
  if (said === 'over') refuse('MOVE_REFUSED', { reason: 'already-cancelled' })
  return ctx.store.transaction(async tx => {
    if (said === 'asked') await promiseOutcome(tx, visit.order_id)
    return answer(tx, ctx, visit.order_id)
  })
}

async function holdNewTime(tx: Tx, move: Move, byExchange: boolean): Promise<'held' | 'asked' | 'moved'> {
  const { ctx, input, visit } = move
  const locked = await lock(tx, move)
  if (locked.slot_id === input.timetableId) return 'moved'
  if (locked.asked_slot !== null) return 'asked'
  const overlapAllowed = input.bookAnyway ?? false
  const time = await takeTime(tx, { ...move, overlapAllowed, now: ctx.now })
  if (!overlapAllowed && (await isElsewhere(tx, { orderId: visit.order_id, profileId: visit.profile_id }, time)))
    refuse('VISITOR_ALREADY_BOOKED')
  const until = givesUpAt(visit.starts_at, time.startsAt, ctx.now)
  const question = {
    orderId: visit.order_id,
    holdId: ctx.newId(),
    accountId: ctx.accountId,
    byExchange,
    askedAt: ctx.now,
    givesUpAt: until
  }
  await insertQuestion(tx, question, time)
  const runAt = new Date(ctx.now.getTime() + CHECK_AFTER_SECONDS * 1000)
  await enqueue(tx, 'settle-move', { orderId: visit.order_id }, { runAt, jobKey: `move:${visit.order_id}` })
  return 'held'
}

/** The answer, kept in the transaction that made it true. */
async function answer(tx: Tx, ctx: SignedCtx, orderId: string): Promise<Visit> {
  const row = await findVisitToMove(tx, ctx.accountId, minskDay(ctx.now), orderId)
  if (!row) refuse('NOT_FOUND')
  const visit = toVisit(row, ctx.now)
  await keepAnswer(tx, ctx.once, visit, ctx.now)
  return visit
}

/** Whoever moves it sees what it would meet. */
function refuseMoveAsBooked({ ctx, visit, found }: Move): Promise<never> {
  return refuseAsBooked(ctx, { profileId: visit.profile_id, startsAt: found.starts_at, orderId: visit.order_id })
}

/** What the constraints of the store say when somebody was quicker. Which visit is in the way is asked once the transaction has let go of its connection. */
async function inItsTime<T>(move: Move, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const isElse = refusedBy(error, 'visits_patient_one_at_a_time') || (error instanceof Refusal && error.code === 'VISITOR_ALREADY_BOOKED')
    if (isElse) return refuseMoveAsBooked(move)
    if (['visits_one_per_slot', 'visits_doctor_one_at_a_time'].some(name => refusedBy(error, name))) refuse('TIMESLOT_IS_BUSY')
    throw error
  }
}

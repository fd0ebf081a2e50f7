// What a booking without an account takes of booking: the slot by the same function as every other, and the clinic's word. Given to the features
// `public-booking` and `visit-import` where features meet.
import { refuse } from '@vizit/contract/refusal'
import { judgeNight, nextReminder } from '@vizit/rules/reminders'
import type { Deps } from '../deps.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { notify } from '../jobs/notify.ts'
import { refusedBy, type Tx } from '../store/store.ts'
import { wordsOf } from '../words/words-of.ts'
import { type BookingRow, freeSlot } from './booking.sql.ts'
import { takeSlotFor } from './holds/hold-slot.ts'
import { bookedText } from './notices.ts'
import { dropPhoneHolds, fillPhoneHold, findGateway, findWhere, giveVisit } from './phone-booking.sql.ts'
import { askClinic, SETTLE_AFTER_SECONDS } from './settle-visit.job.ts'

/** Holds a slot for a phone until its code comes back. Refuses TIMESLOT_IS_BUSY. */
export async function holdForPhone(
  tx: Tx,
  hold: { orderId: string; slot: BookingRow; clientNote: string | null; heldUntil: Date; now: Date }
): Promise<void> {
  const { orderId, slot, clientNote, heldUntil, now } = hold
  const rest = { accountId: null, profileId: null, service: null, overlapAllowed: false, programmeId: null, remindAt: null }
  await takeSlotFor(tx, { orderId, row: slot, clientNote, status: 'reserved', heldUntil, now, ...rest })
  await enqueue(tx, 'let-ended-holds-go', {}, { runAt: new Date(heldUntil.getTime() + 1000), jobKey: `hold:${orderId}` })
}

/** Other ways for a slot to be busy, told as an error of the database. */
export function refuseIfTaken(error: unknown): never {
  if (['visits_one_per_slot', 'visits_doctor_one_at_a_time'].some(name => refusedBy(error, name))) refuse('TIMESLOT_IS_BUSY')
  throw error
}

/** Lets holds of phones go, with their slots. */
export async function letPhoneHoldsGo(tx: Tx, orderIds: readonly string[]): Promise<void> {
  for (const hold of await dropPhoneHolds(tx, orderIds)) await freeSlot(tx, hold.slot_id)
}

/** Makes the held visit one: `booked` where the timetable is ours, else `pending` until the clinic says. */
export async function confirmForPhone(tx: Tx, deps: Deps, orderId: string, now: Date): Promise<'booked' | 'pending' | 'gone'> {
  const clinic = await findGateway(tx, orderId)
  if (!clinic) return 'gone'
  const status = deps.clinics.of(clinic).timetableIsOurs ? 'booked' : 'pending'
  if (!(await fillPhoneHold(tx, orderId, status, now))) return 'gone'
  if (status === 'pending') {
    const runAt = new Date(now.getTime() + SETTLE_AFTER_SECONDS * 1000)
    await enqueue(tx, 'settle-visit', { orderId }, { runAt, jobKey: `settle:${orderId}` })
  }
  return status
}

/** Asks the clinic about a pending visit. */
export async function askForPhone(deps: Deps, orderId: string): Promise<'booked' | 'pending' | 'failed'> {
  const clinic = await findGateway(deps.store, orderId)
  if (!clinic) return 'failed'
  const said = await askClinic(deps, deps.clinics.of(clinic), orderId)
  return typeof said === 'string' ? said : 'failed'
}

/** Tells the phone that the visit is booked, with the link by which it is found in the cabinet; by night in the morning, as the card says [R58]. */
export async function tellPhone(tx: Tx, deps: Deps, booked: { orderId: string; phone: string; link: string; now: Date }): Promise<void> {
  const { orderId, phone, link, now } = booked
  const where = await findWhere(tx, orderId)
  if (!where) return
  const { language } = where
  const text = `${bookedText(where, now, language)} ${wordsOf('booking', language).inCabinet(link)}`
  const waits = judgeNight(where.starts_at, now) === 'in-the-morning'
  // What is cancelled before this leaves is told of by that.
  const visits = waits ? [{ orderId, startsAt: where.starts_at, line: text }] : []
  await notify(
    tx,
    deps,
    { dedupe: `booked:${orderId}`, phone, language, text, orderId, until: new Date(where.starts_at), waits, visits },
    now
  )
}

/** All of it, for the place where features meet. */
export const phoneBooking = {
  hold: holdForPhone,
  refuseIfTaken,
  letGo: letPhoneHoldsGo,
  confirm: confirmForPhone,
  ask: askForPhone,
  tell: tellPhone
}

/** Gives a visit that is nobody's to an account and a person whom it may book for. ACCESS_NOT_AUTHORIZED for anybody else. */
export async function giveToAccount(
  tx: Tx,
  visit: { orderId: string; startsAt: string; accountId: string; profileId: string; now: Date }
): Promise<'given' | 'gone'> {
  const { startsAt, ...rest } = visit
  try {
    return (await giveVisit(tx, { ...rest, remindAt: nextReminder(startsAt, visit.now) })) === 1 ? 'given' : 'gone'
  } catch (error) {
    if (refusedBy(error, 'visits_need_access')) refuse('ACCESS_NOT_AUTHORIZED')
    throw error
  }
}

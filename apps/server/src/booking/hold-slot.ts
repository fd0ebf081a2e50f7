import type { holdSlot as endpoint, Hold } from '@vizit/contract/booking'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { holdMinutes, judgeProlong, secondsLeft } from '@vizit/rules/hold'
import type { SignedCtx } from '../deps.ts'
import { keepAnswer } from '../http/answers.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { refusedBy, type Tx } from '../store/store.ts'
import {
  type BookingRow,
  dropEndedHolds,
  dropHold,
  findSlot,
  type HoldRow,
  insertVisit,
  lockHold,
  type NewVisit,
  prolongHold
} from './booking.sql.ts'

/** Holds a slot for the account while its form is filled (decision 41). The hold before, if any, is let go in the same step. */
export async function holdSlot(ctx: SignedCtx, wish: Received<typeof endpoint>): Promise<Hold> {
  const slot = await findSlot(ctx.store, wish.timetableId, wish.assignmentId)
  if (!slot || Date.parse(slot.starts_at) <= ctx.now.getTime()) refuse('NOT_FOUND')
  if (slot.forbidden) refuse('onlineBooking/Forbidden3')
  if (!slot.provider_open || !slot.branch_open) refuse('onlineBooking/Forbidden2')
  if (slot.online_booking === 'registry-only') refuse('NO_ASSIGNMENT_BOOKING')
  const seconds = holdMinutes(slot.hold_minutes) * 60
  try {
    return await ctx.store.transaction(async tx => {
      const before = await lockHold(tx, ctx.accountId)
      const same = before?.slot_id === slot.slot_id && secondsLeft(before.held_until, ctx.now) > 0
      const hold = same ? before : await takeHold(tx, ctx, slot, before, seconds)
      const reply = toHold(hold, seconds, ctx.now)
      await keepAnswer(tx, ctx.once, reply, ctx.now)
      return reply
    })
  } catch (error) {
    // two tabs of one account, or a visit that came in from the clinic, were quicker
    if (['visits_one_hold', 'visits_one_per_slot', 'visits_doctor_one_at_a_time'].some(name => refusedBy(error, name)))
      refuse('TIMESLOT_IS_BUSY')
    throw error
  }
}

async function takeHold(tx: Tx, ctx: SignedCtx, slot: BookingRow, before: HoldRow | undefined, seconds: number): Promise<HoldRow> {
  if (before) await dropHold(tx, before.order_id, ctx.accountId)
  const orderId = ctx.newId()
  const heldUntil = new Date(ctx.now.getTime() + seconds * 1000)
  const rest = { profileId: null, overlapAllowed: false, clientNote: null, programmeId: null, remindAt: null }
  await takeSlotFor(tx, { orderId, accountId: ctx.accountId, row: slot, status: 'reserved', heldUntil, now: ctx.now, ...rest })
  await enqueue(tx, 'let-ended-holds-go', {}, { runAt: new Date(heldUntil.getTime() + 1000), jobKey: `hold:${orderId}` })
  return {
    order_id: orderId,
    slot_id: slot.slot_id,
    held_until: heldUntil.toISOString(),
    prolonged: false,
    hold_minutes: slot.hold_minutes
  }
}

/** Takes the slot for this visit or hold, also from a hold that has ended but was not let go yet. Refuses when it is busy. */
export async function takeSlotFor(tx: Tx, visit: NewVisit): Promise<void> {
  if ((await insertVisit(tx, visit)) === 'taken') return
  if ((await dropEndedHolds(tx, visit.now, visit.row.slot_id)) > 0 && (await insertVisit(tx, visit)) === 'taken') return
  refuse('TIMESLOT_IS_BUSY')
}

/** Prolongs the hold, once, by its full length from now. */
export async function prolong(ctx: SignedCtx, wish: { orderId: string }): Promise<Hold> {
  return ctx.store.transaction(async tx => {
    const hold = await lockHold(tx, ctx.accountId)
    if (hold?.order_id !== wish.orderId) refuse('HOLD_ENDED')
    const verdict = judgeProlong({ prolonged: hold.prolonged, heldUntil: hold.held_until }, ctx.now)
    if (verdict === 'already-prolonged') refuse('INVALID_STATE', { reason: verdict })
    if (verdict === 'too-late') refuse('HOLD_ENDED')
    const seconds = holdMinutes(hold.hold_minutes) * 60
    const until = new Date(ctx.now.getTime() + seconds * 1000)
    await prolongHold(tx, hold.order_id, until, ctx.now)
    await enqueue(tx, 'let-ended-holds-go', {}, { runAt: new Date(until.getTime() + 1000), jobKey: `hold:${hold.order_id}` })
    return toHold({ ...hold, held_until: until.toISOString(), prolonged: true }, seconds, ctx.now)
  })
}

/** Lets the hold go. */
export async function letGo(ctx: SignedCtx, wish: { orderId: string }): Promise<Record<string, never>> {
  const done = await ctx.store.transaction(tx => dropHold(tx, wish.orderId, ctx.accountId))
  if (done === 'no-hold') refuse('NOT_FOUND')
  return {}
}

function toHold(hold: HoldRow, seconds: number, now: Date): Hold {
  const clean = (iso: string) => iso.replace('.000Z', 'Z')
  return {
    orderId: hold.order_id,
    timetableId: hold.slot_id,
    heldUntil: clean(hold.held_until),
    now: clean(now.toISOString()),
    holdSeconds: seconds,
    prolonged: hold.prolonged
  }
}

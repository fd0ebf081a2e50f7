import type { holdSlot as endpoint, Hold } from '@vizit/contract/booking'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { holdMinutes, judgeProlong, secondsLeft } from '@vizit/rules/hold'
import { mergeSlots } from '@vizit/rules/slots'
import type { SignedCtx } from '../../deps.ts'
import { keepAnswer } from '../../http/answers.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { refusedBy, type Tx } from '../../store/store.ts'
import { type BookingRow, findSlot, insertVisit, type NewVisit } from '../booking.sql.ts'
import { findService, findSlotsAhead, insertVisitOverSlots, type ServiceRow } from '../service-slots.sql.ts'
import { dropEndedHolds, dropHold, type HoldRow, lockHold, oneHoldAtATime, prolongHold } from './holds.sql.ts'

/** Holds a slot, or all that a service needs, for the account while its form is filled [R41]. The hold before, if any, is let go in the same step. */
export async function holdSlot(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Hold> {
  const slot = await findSlot(ctx.store, input.timetableId, input.assignmentId)
  if (!slot || Date.parse(slot.starts_at) <= ctx.now.getTime()) refuse('NOT_FOUND')
  if (slot.forbidden) refuse('onlineBooking/Forbidden3')
  if (!slot.provider_open || !slot.branch_open) refuse('onlineBooking/Forbidden2')
  if (slot.online_booking === 'registry-only') refuse('NO_ASSIGNMENT_BOOKING')
  const service = input.serviceId ? await findService(ctx.store, input.assignmentId, input.serviceId) : null
  if (service === undefined) refuse('NOT_FOUND')
  const seconds = holdMinutes(slot.hold_minutes) * 60
  try {
    return await ctx.store.transaction(async tx => {
      await oneHoldAtATime(tx, ctx.accountId)
      const before = await lockHold(tx, ctx.accountId)
      const same = before && keeps(before, slot.slot_id, service) && secondsLeft(before.held_until, ctx.now) > 0
      const hold = same ? before : await takeHold(tx, ctx, { slot, service }, before, seconds)
      const reply = toHold(hold, seconds, ctx.now)
      await keepAnswer(tx, ctx.once, reply, ctx.now)
      return reply
    })
  } catch (error) {
    // a visit that came in from the clinic was quicker
    if (['visits_one_hold', 'visits_one_per_slot', 'visits_doctor_one_at_a_time'].some(name => refusedBy(error, name)))
      refuse('TIMESLOT_IS_BUSY')
    throw error
  }
}

/** Is it this slot that is held, with all that the service needs? A hold for the doctor is none for a service, and the other way round. */
export function keeps(hold: HoldRow, slotId: string, service: ServiceRow | null): boolean {
  return hold.slot_id === slotId && hold.service_id === (service?.service_id ?? null) && minutesOf(hold, null) >= (service?.minutes ?? 0)
}

type Wanted = { slot: BookingRow; service: ServiceRow | null }

async function takeHold(tx: Tx, ctx: SignedCtx, wanted: Wanted, before: HoldRow | undefined, seconds: number): Promise<HoldRow> {
  const { slot, service } = wanted
  if (before) await dropHold(tx, before.order_id, ctx.accountId)
  const orderId = ctx.newId()
  const heldUntil = new Date(ctx.now.getTime() + seconds * 1000)
  const rest = { profileId: null, overlapAllowed: false, clientNote: null, programmeId: null, remindAt: null }
  const endsAt = await takeSlotFor(tx, {
    orderId,
    accountId: ctx.accountId,
    row: slot,
    service,
    status: 'reserved',
    heldUntil,
    now: ctx.now,
    ...rest
  })
  await enqueue(tx, 'let-ended-holds-go', {}, { runAt: new Date(heldUntil.getTime() + 1000), jobKey: `hold:${orderId}` })
  return {
    order_id: orderId,
    slot_id: slot.slot_id,
    service_id: service?.service_id ?? null,
    starts_at: slot.starts_at,
    ends_at: endsAt,
    held_until: heldUntil.toISOString(),
    prolonged: false,
    hold_minutes: slot.hold_minutes
  }
}

function minutesOf(slot: Pick<BookingRow, 'starts_at' | 'ends_at'>, service: ServiceRow | null): number {
  return service?.minutes ?? (Date.parse(slot.ends_at) - Date.parse(slot.starts_at)) / 60_000
}

/**
 * Takes the slot for this visit or hold, or as many in a row as its service needs [4.57], also from holds that have ended but were not let go
 * yet. Returns when the visit ends. Refuses when they are busy.
 */
export async function takeSlotFor(tx: Tx, visit: NewVisit): Promise<string> {
  const first = await takeFree(tx, visit)
  if (first !== 'busy') return first
  const { row, service } = visit
  const stretch = { assignmentId: row.assignment_id, from: row.starts_at, minutes: minutesOf(row, service) }
  const again = (await dropEndedHolds(tx, visit.now, stretch)) > 0 ? await takeFree(tx, visit) : 'busy'
  return again === 'busy' ? refuse('TIMESLOT_IS_BUSY') : again
}

async function takeFree(tx: Tx, visit: NewVisit): Promise<string> {
  const { row, service } = visit
  if (!service) return (await insertVisit(tx, visit)) === 'taken' ? row.ends_at : 'busy'
  const run = mergeSlots(await findSlotsAhead(tx, row, service.minutes), service.minutes).find(([slot]) => slot!.id === row.slot_id)
  if (!run) return 'busy'
  const taken = await insertVisitOverSlots(
    tx,
    visit,
    run.map(slot => slot.id)
  )
  return taken === 'taken' ? run.at(-1)!.end : 'busy'
}

/** Prolongs the hold, once, by its full length from now. */
export async function prolong(ctx: SignedCtx, input: { orderId: string }): Promise<Hold> {
  return ctx.store.transaction(async tx => {
    const hold = await lockHold(tx, ctx.accountId)
    if (hold?.order_id !== input.orderId) refuse('HOLD_ENDED')
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
export async function letGo(ctx: SignedCtx, input: { orderId: string }): Promise<Record<string, never>> {
  const done = await ctx.store.transaction(tx => dropHold(tx, input.orderId, ctx.accountId))
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

import type { Received } from '@vizit/contract/endpoint'
import { type Facts, refuse } from '@vizit/contract/refusal'
import type { cancelVisit as endpoint } from '@vizit/contract/visits'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { cancelUntil, judgeCancel } from '@vizit/rules/visits'
import type { SignedCtx } from '../../deps.ts'
import { audit } from '../../evidence/ledger.ts'
import { dropJob } from '../../jobs/enqueue.ts'
import { undoAtClinic } from '../at-clinic/cancel-at-clinic.job.ts'
import { findVisitToCancel, freeSlot, setCancelled } from '../booking.sql.ts'
import { endMove } from '../moves/settle-move.job.ts'
import { reservationOf } from '../settle-visit.job.ts'
import { tellOfVisit } from '../tell-of-visit.ts'
import { endCancelQuestion, noteCancelQuestion } from './cancel-questions.sql.ts'
import { planCancelCheck } from './settle-cancel.job.ts'

/** Cancels a visit, until 30 minutes before its start; the clinic's own system is asked first. [1.22] [9.01] [8.09-8.12] */
export async function cancelVisit(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Record<string, never>> {
  const visit = await findVisitToCancel(ctx.store, ctx.accountId, minskDay(ctx.now), input)
  if (!visit || !allows(visit.level, 'BOOK_VISITS')) refuse('NOT_FOUND')
  const verdict = judgeCancel({ status: visit.status, startDate: visit.starts_at }, ctx.now)
  if (verdict === 'already-cancelled') return {}
  // [8.10] what the caller wants to be said beside the reason comes back with it
  const extra: Facts = input.errorExtraText === undefined ? {} : { extraText: input.errorExtraText }
  if (verdict !== 'may-cancel') refuse('CANCEL_REFUSED', { reason: verdict, until: cancelUntil(visit.starts_at).toISOString(), ...extra })

  const gateway = ctx.clinics.of({ code: visit.provider_code, gateway: visit.gateway })
  const asks = !gateway.timetableIsOurs
  if (asks) await noteCancelQuestion(ctx.store, visit.order_id, ctx.accountId, ctx.now)
  const said = asks ? await gateway.cancel({ ...reservationOf(visit), clinicRef: visit.clinic_ref }) : 'cancelled'
  if (said === 'refused') await endCancelQuestion(ctx.store, visit.order_id)
  if (said === 'refused') refuse('CANCEL_REFUSED', { reason: 'clinic', ...extra })
  // [R42] A visit that the clinic has not answered about may be cancelled all the same; the clinic hears of it when it can.
  const later = said === 'unknown' && visit.status === 'pending'
  if (said === 'unknown' && !later) {
    await ctx.store.transaction(tx => planCancelCheck(tx, { orderId: visit.order_id, accountId: ctx.accountId }, ctx.now))
    refuse('CLINIC_UNAVAILABLE')
  }

  await ctx.store.transaction(async tx => {
    const cancelled = await setCancelled(tx, visit.order_id, 'patient', ctx.now)
    if (!cancelled) return
    const slot_id = cancelled.slot_id ?? visit.slot_id
    if (slot_id !== null) await freeSlot(tx, slot_id)
    await dropJob(tx, `settle:${visit.order_id}`)
    await endMove(tx, visit.order_id)
    // A visit that was moved while its clinic was asked is known there by another name.
    const isMoved = cancelled.reservation_id !== visit.reservation_id
    if (later || isMoved)
      await undoAtClinic(tx, { ...reservationOf({ ...visit, ...cancelled, slot_id }), clinicRef: cancelled.clinic_ref }, visit.gateway)
    await audit(tx, {
      at: ctx.now,
      accountId: ctx.accountId,
      action: 'visit-cancelled',
      profileId: visit.profile_id,
      objectId: visit.order_id
    })
    // nobody was told that a visit is booked which its clinic had not confirmed
    if (cancelled.was !== 'pending') await tellOfVisit(tx, { kind: 'cancelled', orderId: visit.order_id }, ctx.now)
  })
  return {}
}

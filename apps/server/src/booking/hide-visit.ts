import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { deleteVisit as endpoint } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { deleteFrom, judgeDelete } from '@vizit/rules/visits'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { findVisitToHide, hideVisit as hide } from './moves/move.sql.ts'

/** Takes a past visit out of the list, from the day after it; deleted twice is deleted [R12]. [4.74] */
export async function hideVisit(ctx: SignedCtx, { orderId }: Received<typeof endpoint>): Promise<Record<string, never>> {
  const today = minskDay(ctx.now)
  const visit = await findVisitToHide(ctx.store, ctx.accountId, today, orderId)
  if (!visit) refuse('NOT_FOUND')
  if (judgeDelete({ startDate: visit.starts_at }, today) === 'too-early')
    refuse('DELETE_REFUSED', { reason: 'too-early', from: deleteFrom(visit.starts_at) })
  await ctx.store.transaction(async tx => {
    if ((await hide(tx, orderId, ctx.now)) === 0) return
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'visit-hidden', profileId: visit.profile_id, objectId: orderId })
  })
  return {}
}

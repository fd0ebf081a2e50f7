import type { Received } from '@vizit/contract/endpoint'
import type { listVisits as endpoint, Visit } from '@vizit/contract/visits'
import { addDays, minskDay, minskInstant } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { noteLooks } from '../store/ledger.ts'
import { toVisit } from '../store/visit-card.ts'
import { findVisits } from './visits.sql.ts'

/** Visits of oneself and of everyone whose visits one may see. From `dateStart` on: what starts or was changed since that day [4.64]. */
export async function listVisits(ctx: SignedCtx, asked: Received<typeof endpoint>): Promise<{ orders: Visit[]; syncedAt: string }> {
  const rows = await findVisits(ctx.store, ctx.accountId, minskDay(ctx.now), {
    from: asked.dateStart ? minskInstant(asked.dateStart, '00:00').toISOString() : null,
    to: asked.dateEnd ? minskInstant(addDays(asked.dateEnd, 1), '00:00').toISOString() : null,
    provider: asked.providerCode ?? null
  })
  const others = new Set(rows.filter(row => row.rel_kind !== 'ME').map(row => row.profile_id))
  await noteLooks(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'visits-looked', profileIds: [...others] })
  const orders = rows.map(row => toVisit(row, ctx.now))
  const shown = asked.status === 'active' ? orders.filter(order => order.status !== 'cancelled' && order.status !== 'failed') : orders
  return { orders: shown, syncedAt: ctx.now.toISOString() }
}

import type { Reply } from '@vizit/contract/endpoint'
import type { previewErasure as endpoint } from '@vizit/contract/own-data'
import { minskDay } from '@vizit/rules/days'
import { fullNameRu } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { personName } from '../people/person-name.ts'
import { findChildrenToErase, findVisitsToErase } from './own-data.sql.ts'

/** What would be touched, by name, so that nobody erases more than they mean to. */
export async function previewErasure(ctx: SignedCtx): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const children = await findChildrenToErase(ctx.store, ctx.accountId, today)
  const visits = await findVisitsToErase(ctx.store, ctx.accountId, today, ctx.now)
  return {
    children: children.map(child => ({ profileId: child.profile_id, name: fullNameRu(personName(child)) })),
    visits: visits.map(visit => ({
      orderId: visit.order_id,
      startsAt: visit.starts_at,
      doctor: visit.doctor,
      branch: visit.branch,
      name: fullNameRu(personName(visit))
    }))
  }
}

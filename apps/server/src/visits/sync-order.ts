import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { syncOrder as endpoint, Visit } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { toVisit } from '../visit-record/visit-card.ts'
import { askClinicsAgain } from './ask-clinics-again.ts'
import { findAfterwards, noteLooked } from './list-visits.ts'
import { findVisit } from './visits.sql.ts'

/** [7.19] One visit as it is now. */
export async function syncOrder(ctx: SignedCtx, { orderId }: Received<typeof endpoint>): Promise<Visit> {
  const row = await findVisit(ctx.store, ctx.accountId, minskDay(ctx.now), orderId)
  if (!row) refuse('NOT_FOUND')
  const [afterwards] = await Promise.all([findAfterwards(ctx, [row]), noteLooked(ctx, [row])])
  await askClinicsAgain(ctx, [row])
  return { ...toVisit(row, ctx.now), ...afterwards.get(orderId) }
}

import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { listVisits as listEndpoint, listPersonOrders, syncOrders as syncEndpoint, Visit } from '@vizit/contract/visits'
import { allows } from '@vizit/rules/access'
import { addDays, type Day, minskDay, minskInstant } from '@vizit/rules/days'
import { NEW_RESULT_DAYS } from '@vizit/rules/test-results'
import { syncFrom } from '@vizit/rules/visits'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { seesVisitsOf } from '../people/held.ts'
import type { Db } from '../store/store.ts'
import { toVisit, type VisitRow } from '../visit-record/visit-card.ts'
import { askClinicsAgain } from './ask-clinics-again.ts'
import { countDocumentsOf } from './documents.sql.ts'
import { findPeopleSeen, findReportsOf, findVisits } from './visits.sql.ts'

const DAY_MILLIS = 86_400_000

/** Visits of oneself and of everyone whose visits one may see. From `dateStart` on: what starts or was changed since that day [4.64]. */
export async function listVisits(ctx: SignedCtx, asked: Received<typeof listEndpoint>): Promise<Reply<typeof listEndpoint>> {
  const [rows, people] = await ctx.store.atOnce(tx => [findChosen(ctx, tx, asked), findPeopleSeen(tx, ctx.accountId, minskDay(ctx.now))])
  const orders = await shown(ctx, rows)
  const chosen = asked.status === 'active' ? orders.filter(order => order.status !== 'cancelled' && order.status !== 'failed') : orders
  return { orders: chosen, people, syncedAt: ctx.now.toISOString() }
}

/** [7.18] The server counts back the day itself, so that every face asks alike [4.63 4.64]. */
export async function syncOrders(ctx: SignedCtx, { lastSync }: Received<typeof syncEndpoint>): Promise<Reply<typeof syncEndpoint>> {
  const from = lastSync === undefined ? null : syncFrom(new Date(lastSync))
  return { orders: await visitsOf(ctx, from === null ? {} : { dateStart: from }), from, syncedAt: ctx.now.toISOString() }
}

/** [7.69] The visits of one person. A person whose visits one may not see does not exist. */
export async function listOrdersOfPerson(
  ctx: SignedCtx,
  { profileId, forced, dateStart }: Received<typeof listPersonOrders>
): Promise<Reply<typeof listPersonOrders>> {
  if (!(await seesVisitsOf(ctx.store, ctx.accountId, minskDay(ctx.now), profileId))) refuse('NOT_FOUND')
  const orders = await visitsOf(ctx, { profileId, dateStart })
  if (forced) await askClinicsAgain(ctx, orders)
  return { orders, syncedAt: ctx.now.toISOString() }
}

type Choice = {
  profileId?: string | undefined
  providerCode?: string | undefined
  dateStart?: Day | undefined
  dateEnd?: Day | undefined
}

async function visitsOf(ctx: SignedCtx, choice: Choice): Promise<Visit[]> {
  return shown(ctx, await findChosen(ctx, ctx.store, choice))
}

function findChosen(ctx: SignedCtx, db: Db, choice: Choice): Promise<VisitRow[]> {
  return findVisits(db, ctx.accountId, minskDay(ctx.now), {
    from: choice.dateStart ? minskInstant(choice.dateStart, '00:00').toISOString() : null,
    to: choice.dateEnd ? minskInstant(addDays(choice.dateEnd, 1), '00:00').toISOString() : null,
    provider: choice.providerCode ?? null,
    profileId: choice.profileId ?? null
  })
}

/** Rows as the contract has them; whose they are hears that they were looked at. */
export async function shown(ctx: SignedCtx, rows: VisitRow[]): Promise<Visit[]> {
  const others = new Set(rows.filter(row => row.rel_kind !== 'ME').map(row => row.profile_id))
  const [after] = await Promise.all([
    afterwardsOf(ctx, rows),
    noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'visits-looked', profileIds: [...others] })
  ])
  return rows.map(row => ({ ...toVisit(row, ctx.now), ...after.get(row.order_id) }))
}

/** [4.75] [6.32] Results and documents of visits that are over, for whoever may see results. */
async function afterwardsOf(ctx: SignedCtx, rows: VisitRow[]): Promise<Map<string, Pick<Visit, 'reports' | 'newResults' | 'documents'>>> {
  const over = rows
    .filter(row => allows(row.level, 'VIEW_REPORTS_TESTS') && row.status !== 'cancelled' && Date.parse(row.ends_at) <= ctx.now.getTime())
    .map(row => row.order_id)
  if (over.length === 0) return new Map()
  const newSince = new Date(ctx.now.getTime() - NEW_RESULT_DAYS * DAY_MILLIS)
  const [found, counted] = await Promise.all([
    findReportsOf(ctx.store, { accountId: ctx.accountId, orderIds: over, newSince }),
    countDocumentsOf(ctx.store, over)
  ])
  const reports = Map.groupBy(found, row => row.order_id)
  const documents = new Map(counted.map(({ order_id, count }) => [order_id, count]))
  return new Map(
    over.map(orderId => [
      orderId,
      {
        reports: (reports.get(orderId) ?? []).map(({ kind, ids }) => ({ id: kind, reportResults: ids })),
        newResults: (reports.get(orderId) ?? []).reduce((sum, { unopened }) => sum + unopened, 0),
        documents: documents.get(orderId) ?? 0
      }
    ])
  )
}

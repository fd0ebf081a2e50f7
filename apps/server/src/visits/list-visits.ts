import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { listVisits as listEndpoint, listPersonOrders, syncOrders as syncEndpoint } from '@vizit/contract/visits'
import { allows } from '@vizit/rules/access'
import { addDays, type Day, minskDay, minskInstant } from '@vizit/rules/days'
import { NEW_RESULT_DAYS } from '@vizit/rules/test-results'
import { syncFrom } from '@vizit/rules/visits'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { type JsonText, jsonText } from '../http/route.ts'
import { type Afterwards, type VisitRow, writeVisits } from '../visit-record/visit-card.ts'
import { askClinicsAgain } from './ask-clinics-again.ts'
import { countDocumentsOf, type DocumentsOfVisit } from './documents.sql.ts'
import { findReportsOf, findVisits, type ResultsOfVisit } from './visits.sql.ts'

const DAY_MILLIS = 86_400_000

/** Visits of oneself and of everyone whose visits one may see. From `dateStart` on: what starts or was changed since that day [4.64]. */
export async function listVisits(ctx: SignedCtx, asked: Received<typeof listEndpoint>): Promise<JsonText> {
  const { rows, people, afterwards } = await findChosen(ctx, asked)
  const chosen = asked.status === 'active' ? rows.filter(row => row.status !== 'cancelled' && row.status !== 'failed') : rows
  await noteLooked(ctx, rows)
  return jsonText(
    `{"orders":${writeVisits(chosen, ctx.now, afterwards)},"people":${JSON.stringify(people)},"syncedAt":"${ctx.now.toISOString()}"}`
  )
}

/** [7.18] The server counts back the day itself, so that every face asks alike [4.63 4.64]. */
export async function syncOrders(ctx: SignedCtx, { lastSync }: Received<typeof syncEndpoint>): Promise<JsonText> {
  const from = lastSync === undefined ? null : syncFrom(new Date(lastSync))
  const { rows, afterwards } = await findChosen(ctx, from === null ? {} : { dateStart: from })
  await noteLooked(ctx, rows)
  return jsonText(
    `{"orders":${writeVisits(rows, ctx.now, afterwards)},"from":${JSON.stringify(from)},"syncedAt":"${ctx.now.toISOString()}"}`
  )
}

/** [7.69] The visits of one person. A person whose visits one may not see does not exist. */
export async function listOrdersOfPerson(
  ctx: SignedCtx,
  { profileId, forced, dateStart }: Received<typeof listPersonOrders>
): Promise<JsonText> {
  const { rows, people, afterwards } = await findChosen(ctx, { profileId, dateStart })
  if (people.length === 0) refuse('NOT_FOUND')
  await noteLooked(ctx, rows)
  if (forced) await askClinicsAgain(ctx, rows)
  return jsonText(`{"orders":${writeVisits(rows, ctx.now, afterwards)},"syncedAt":"${ctx.now.toISOString()}"}`)
}

type Choice = {
  profileId?: string | undefined
  providerCode?: string | undefined
  dateStart?: Day | undefined
  dateEnd?: Day | undefined
}

async function findChosen(
  ctx: SignedCtx,
  choice: Choice
): Promise<{ rows: VisitRow[]; people: string[]; afterwards: Map<string, Afterwards> }> {
  const { rows, people, results, documents } = await findVisits(ctx.store, ctx.accountId, minskDay(ctx.now), {
    from: choice.dateStart ? minskInstant(choice.dateStart, '00:00').toISOString() : null,
    to: choice.dateEnd ? minskInstant(addDays(choice.dateEnd, 1), '00:00').toISOString() : null,
    provider: choice.providerCode ?? null,
    profileId: choice.profileId ?? null,
    now: ctx.now,
    newSince: newSince(ctx)
  })
  return { rows, people, afterwards: afterwardsOf(results, documents) }
}

/** [4.75] [6.32] Results and documents of visits that are over, for whoever may see results. */
export async function findAfterwards(ctx: SignedCtx, rows: readonly VisitRow[]): Promise<Map<string, Afterwards>> {
  const over = rows
    .filter(row => allows(row.level, 'VIEW_REPORTS_TESTS') && row.status !== 'cancelled' && Date.parse(row.ends_at) <= ctx.now.getTime())
    .map(row => row.order_id)
  if (over.length === 0) return new Map()
  const [results, documents] = await Promise.all([
    findReportsOf(ctx.store, { accountId: ctx.accountId, orderIds: over, newSince: newSince(ctx) }),
    countDocumentsOf(ctx.store, over)
  ])
  return afterwardsOf(results, documents)
}

/** Whose visits are shown hears that they were looked at. */
export function noteLooked(ctx: SignedCtx, rows: readonly VisitRow[]): Promise<void> {
  const others = new Set(rows.filter(row => row.rel_kind !== 'ME').map(row => row.profile_id))
  return noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'visits-looked', profileIds: [...others] })
}

function newSince(ctx: SignedCtx): Date {
  return new Date(ctx.now.getTime() - NEW_RESULT_DAYS * DAY_MILLIS)
}

function afterwardsOf(results: readonly ResultsOfVisit[], documents: readonly DocumentsOfVisit[]): Map<string, Afterwards> {
  const found = new Map<string, Afterwards>()
  const of = (orderId: string): Afterwards => {
    const known = found.get(orderId) ?? { reports: [], newResults: 0, documents: 0 }
    found.set(orderId, known)
    return known
  }
  for (const { order_id, kind, ids, unopened } of results) {
    const visit = of(order_id)
    visit.reports.push({ id: kind, reportResults: ids })
    visit.newResults += unopened
  }
  for (const { order_id, count } of documents) of(order_id).documents = count
  return found
}

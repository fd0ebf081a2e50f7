import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type {
  listNewTests as newTestsEndpoint,
  listReports as reportsEndpoint,
  syncTests as syncEndpoint,
  listTests as testsEndpoint
} from '@vizit/contract/results'
import { minskDay } from '@vizit/rules/days'
import { NEW_RESULT_DAYS } from '@vizit/rules/test-results'
import { NOT_REAL_PAST } from '@vizit/rules/visits'
import type { SignedCtx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { take } from '../http/limits.ts'
import { giveDemoResults } from '../store/demo/demo-results.ts'
import { toReport, toTest } from './report-view.ts'
import { findCardsToSync, findNewTests, findReports, findResultsSource, type ReportRow } from './results.sql.ts'
import { askClinics } from './take-reports.ts'

const SYNCS_PER_HOUR = 60
const NEW_TESTS = 20
const DAY_MILLIS = 86_400_000

type Asked = { providerCode?: string | undefined }
const providerOf = ({ providerCode }: Asked) => (providerCode === undefined || providerCode === 'all' ? null : providerCode)

/** [7.23] */
export async function listTests(ctx: SignedCtx, asked: Received<typeof testsEndpoint>): Promise<Reply<typeof testsEndpoint>> {
  const rows = await readAndNote(ctx, asked)
  return { tests: rows.filter(row => row.kind === 'test').map(toTest), syncedAt: ctx.now.toISOString() }
}

/** [7.25] */
export async function listReports(ctx: SignedCtx, asked: Received<typeof reportsEndpoint>): Promise<Reply<typeof reportsEndpoint>> {
  const rows = await readAndNote(ctx, asked)
  return { reports: rows.map(toReport) }
}

/** What waits to be opened and stands with no past visit of the list [4.66]. */
export async function listNewTests(ctx: SignedCtx): Promise<Reply<typeof newTestsEndpoint>> {
  const newSince = new Date(ctx.now.getTime() - NEW_RESULT_DAYS * DAY_MILLIS)
  const rows = await findNewTests(ctx.store, ctx.accountId, minskDay(ctx.now), { newSince, noVisits: [...NOT_REAL_PAST], most: NEW_TESTS })
  await noteLooked(ctx, rows)
  return {
    tests: rows.map(row => ({
      id: row.id,
      name: row.title,
      date: row.taken_at,
      customerFirstName: row.first_name,
      relKind: row.rel_kind
    }))
  }
}

/** [7.80] What the clinics that answered have said is kept even when another one was silent: that one is the code error [8.17]. */
export async function syncTests(ctx: SignedCtx, asked: Received<typeof syncEndpoint>): Promise<Reply<typeof syncEndpoint>> {
  const taken = await take(ctx.store, { key: `results-sync:${ctx.accountId}`, most: SYNCS_PER_HOUR, seconds: 3_600 }, ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  if (ctx.config.seed === 'demo') await giveDemoResults(ctx.store, ctx.accountId, minskDay(ctx.now), ctx.now)
  if ((await findResultsSource(ctx.store)) === 'clinics') {
    const cards = await findCardsToSync(ctx.store, ctx.accountId, minskDay(ctx.now), providerOf(asked))
    if ((await askClinics(ctx, cards, { now: ctx.now, askerId: ctx.accountId })) === 'some-were-silent') refuse('CLINIC_UNAVAILABLE')
  }
  return listTests(ctx, asked)
}

async function readAndNote(ctx: SignedCtx, asked: Asked): Promise<ReportRow[]> {
  const rows = await findReports(ctx.store, ctx.accountId, minskDay(ctx.now), providerOf(asked))
  await noteLooked(ctx, rows)
  return rows
}

/** What tests somebody has is told of them: it leaves a view. */
async function noteLooked(ctx: SignedCtx, rows: readonly Pick<ReportRow, 'profile_id' | 'rel_kind'>[]): Promise<void> {
  const others = new Set(rows.filter(row => row.rel_kind !== 'ME').map(row => row.profile_id))
  await noteViews(ctx.store, { at: ctx.now, accountId: ctx.accountId, action: 'results-looked', profileIds: [...others] })
}

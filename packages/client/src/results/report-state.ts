// A report as the router's state names it: by ids alone, for the browser writes that state down.
import type { Report, Test } from '@vizit/contract/results'
import type { ReportAsked } from './report-asked.ts'

/** [2.32] Of a visit `id` is its order and `recordLink` the report; of a test `recordLink` is the clinic's name of it. */
export type ReportState = {
  id: string
  recordLink: string
  providerCode: string
  isTest: boolean
  testProvider: string
  profileId: string
}

export function stateOf(asked: ReportAsked): ReportState {
  const { providerCode, profileId } = asked
  return asked.kind === 'test'
    ? { id: asked.id, recordLink: asked.recordLink, providerCode, isTest: true, testProvider: asked.testProvider, profileId }
    : { id: asked.orderId, recordLink: asked.reportResult, providerCode, isTest: false, testProvider: '', profileId }
}

/** What the state names; null when it names nothing, as on a page that was opened by its address. */
export function askedOf(state: Partial<ReportState>): ReportAsked | null {
  const { id, recordLink, providerCode, profileId } = state
  if (!id || !recordLink || !providerCode || !profileId) return null
  const card = { providerCode, profileId }
  return state.isTest
    ? { kind: 'test', id, ...card, testProvider: state.testProvider ?? '', recordLink }
    : { kind: 'visit', orderId: id, ...card, reportResult: recordLink }
}

/** The report itself, whichever way it is asked for. */
export function reportIdOf(asked: ReportAsked): string {
  return asked.kind === 'visit' ? asked.reportResult : asked.id
}

/** A ready test as something to open; null while it is in work. */
export function reportOfTest(test: Test): ReportAsked | null {
  const [result] = test.testResults
  if (!result) return null
  const { profileId, providerCode, testProvider } = test
  return { kind: 'test', id: test.id, profileId, providerCode, testProvider, recordLink: result.recordLink }
}

/** The conclusions and results of a visit that are ready, as something to open. */
export function reportsOfVisit(
  visit: { orderId: string; profileId: string; providerCode: string; reports: readonly { id: string; reportResults: readonly string[] }[] },
  known: readonly Report[] | undefined
): { asked: ReportAsked; kind: 'test' | 'conclusion'; name: string }[] {
  const { orderId, profileId, providerCode } = visit
  return visit.reports.flatMap(({ id: kind, reportResults }) =>
    reportResults.map(reportResult => ({
      asked: { kind: 'visit' as const, orderId, profileId, providerCode, reportResult },
      kind: kind === 'test' ? ('test' as const) : ('conclusion' as const),
      name: known?.find(report => report.id === reportResult)?.name ?? ''
    }))
  )
}

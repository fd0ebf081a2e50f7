// The pages that a report is opened by, under the list it stands in, and the state that goes along.
import type { ReportState } from '@vizit/client/results/report-state'

declare module '@tanstack/react-router' {
  interface HistoryState extends Partial<ReportState> {
    /** The card was closed, or its code is no longer good: why the code is asked for again. */
    ended?: boolean
  }
}

export const WAYS = {
  tests: { list: '/tests', code: '/tests/confirm-mccode', document: '/tests/document' },
  visits: { list: '/visits', code: '/visits/confirm-mccode', document: '/visits/document' }
} as const

/** Which list a report was opened from. */
export type ReportPlace = keyof typeof WAYS

/** By the path of the page. */
export function placeOfPath(path: string): ReportPlace {
  return path.startsWith(WAYS.visits.list) ? 'visits' : 'tests'
}

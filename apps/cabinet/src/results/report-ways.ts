// The pages that a report is opened by, under the list it stands in, and the state that goes along.
import { useLocation } from '@tanstack/react-router'
import type { ReportAsked } from '@vizit/client/results/open-report'
import { askedOf, type ReportState, reportIdOf } from '@vizit/client/results/report-state'
import { useState } from 'react'

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

/** What a page of a report is about; `asked` is null when it was opened by its address alone. */
export function useReportWay(): { place: ReportPlace; asked: ReportAsked | null; isEnded: boolean } {
  const { pathname, state } = useLocation()
  const now = askedOf(state)
  const [asked, setAsked] = useState(now)
  // While the next page is still coming its state is there already, and names nothing.
  if (now && (!asked || reportIdOf(asked) !== reportIdOf(now))) setAsked(now)
  return { place: pathname.startsWith(WAYS.visits.list) ? 'visits' : 'tests', asked, isEnded: state.ended === true }
}

// The pages that a report is opened by, under the list it stands in, and the state that goes along.
import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import type { ReportAsked } from '@vizit/client/results/report-asked'
import { askedOf, type ReportState, reportIdOf } from '@vizit/client/results/report-state'
import { useEffect, useEffectEvent, useState } from 'react'

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

/** What a page of a report is about. Opened by its address alone it is about nothing, `asked` is null, and leads to the list. */
export function useReportWay(): { place: ReportPlace; asked: ReportAsked | null; isEnded: boolean } {
  const { pathname, state } = useLocation()
  const now = askedOf(state)
  const [asked, setAsked] = useState(now)
  // While the next page is still coming its state is there already, and names nothing.
  if (now && (!asked || reportIdOf(asked) !== reportIdOf(now))) setAsked(now)
  const place = pathname.startsWith(WAYS.visits.list) ? 'visits' : 'tests'
  const navigate = useNavigate()
  const leave = useEffectEvent(() => void navigate({ to: WAYS[place].list, replace: true }))
  const isNothing = asked === null
  useEffect(() => {
    if (isNothing) leave()
  }, [isNothing])
  return { place, asked, isEnded: state.ended === true }
}

/** Back to the list with its tab and search; a page that was opened first has none of them behind it. */
export function useGoBack(place: ReportPlace): () => void {
  const router = useRouter()
  const navigate = useNavigate()
  return () => {
    if (router.history.canGoBack()) router.history.back()
    else void navigate({ to: WAYS[place].list, replace: true })
  }
}

// The pages that a report is opened by, under the list it stands in, and the state that goes along.
import type { ReportAsked } from '@vizit/client/results/report-asked'
import { askedOf, type ReportState, reportIdOf } from '@vizit/client/results/report-state'
import { useEffect, useEffectEvent, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useHere, useWays } from '../ways/ways.ts'

declare module '../ways/ways.ts' {
  interface WayState extends Partial<ReportState> {
    /** The card was closed, or its code is no longer good: why the code is asked for again. */
    ended?: boolean
  }
}

/** Which list a report was opened from. */
export type ReportOrigin = 'tests' | 'visits'

/** What a page of a report is about. Opened by its address alone it is about nothing, `asked` is null, and leads to the list. */
export function useReportWay(): { origin: ReportOrigin; asked: ReportAsked | null; isEnded: boolean } {
  const addresses = useAddresses()
  const path = useHere(now => now.path)
  const state = useHere(now => now.state)
  const now = askedOf(state)
  const [asked, setAsked] = useState(now)
  // While the next page is still coming its state is there already, and names nothing.
  if (now && (!asked || reportIdOf(asked) !== reportIdOf(now))) setAsked(now)
  const origin = path.startsWith(addresses.visits()) ? 'visits' : 'tests'
  const ways = useWays()
  const leave = useEffectEvent(() => void ways.go(addresses[origin](), { replace: true }))
  const isNothing = asked === null
  useEffect(() => {
    if (isNothing) leave()
  }, [isNothing])
  return { origin, asked, isEnded: state.ended === true }
}

/** Back to the list with its tab and search; a page that was opened first has none of them behind it. */
export function useGoBack(origin: ReportOrigin): () => void {
  const addresses = useAddresses()
  const ways = useWays()
  return () => ways.back(addresses[origin](), { replace: true })
}

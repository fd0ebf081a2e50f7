import { Outlet } from '@tanstack/react-router'
import type { Visit } from '@vizit/contract/visits'
import { ResultsOfVisitProvider } from '@vizit/parts/visits/results-of-visit.tsx'
import { lazy, Suspense } from 'react'

const ResultButtons = lazy(async () => ({ default: (await import('@vizit/parts/results/result-buttons.tsx')).ResultButtons }))

/** How the list of visits shows results, around the pages of both. */
export function ResultsLayout() {
  return (
    <ResultsOfVisitProvider value={resultsOfVisit}>
      <Outlet />
    </ResultsOfVisitProvider>
  )
}

/** [4.75] */
function resultsOfVisit(visit: Visit) {
  return (
    <Suspense>
      <ResultButtons visit={visit} />
    </Suspense>
  )
}

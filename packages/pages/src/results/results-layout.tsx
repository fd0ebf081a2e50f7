import { Outlet } from '@tanstack/react-router'
import type { Visit } from '@vizit/contract/visits'
import { ru as results } from '@vizit/parts/results/messages.ru'
import { ru as visits } from '@vizit/parts/visits/messages.ru'
import { ResultsOfVisitProvider } from '@vizit/parts/visits/results-of-visit.tsx'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { lazy, Suspense } from 'react'

/** The search over results is that over visits. */
const WORDS = { results, visits }
const ResultButtons = lazy(async () => ({ default: (await import('@vizit/parts/results/result-buttons.tsx')).ResultButtons }))

/** The words of results around their pages, and how the list of visits shows them. */
export function ResultsLayout() {
  return (
    <WordsProvider words={WORDS}>
      <ResultsOfVisitProvider value={resultsOfVisit}>
        <Outlet />
      </ResultsOfVisitProvider>
    </WordsProvider>
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

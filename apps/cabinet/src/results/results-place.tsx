import { Outlet } from '@tanstack/react-router'
import { ru as results } from '@vizit/client/results/messages.ru'
import { ResultsOfVisitProvider } from '@vizit/client/visits/results-of-visit.tsx'
import { WordsProvider } from '@vizit/client/words.tsx'
import type { Visit } from '@vizit/contract/visits'
import { lazy, Suspense } from 'react'

const WORDS = { results }
const ResultButtons = lazy(async () => ({ default: (await import('./result-buttons.tsx')).ResultButtons }))

/** The words of results around their pages, and how the list of visits shows them. */
export function ResultsPlace() {
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

import { Outlet } from '@tanstack/react-router'
import { ru as results } from '@vizit/client/results/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { results }

/** The words of results around their pages. */
export function ResultsPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

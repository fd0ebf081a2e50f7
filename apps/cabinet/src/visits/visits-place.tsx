import { Outlet } from '@tanstack/react-router'
import { ru as invoices } from '@vizit/parts/invoices/messages.ru'
import { ru as reviews } from '@vizit/parts/reviews/messages.ru'
import { ru as visitsMore } from '@vizit/parts/visits/more/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { invoices, reviews, visitsMore }

/** The words of what can be done with a visit, of invoices and of reviews around their pages. */
export function VisitsPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

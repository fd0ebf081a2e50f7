import { Outlet } from '@tanstack/react-router'
import { ru as invoices } from '@vizit/parts/invoices/messages.ru'
import { ru as reviews } from '@vizit/parts/reviews/messages.ru'
import { useReviewLink } from '@vizit/parts/reviews/use-review-link.tsx'
import { ru as visitsMore } from '@vizit/parts/visits/more/messages.ru'
import { ReviewOfVisitProvider } from '@vizit/parts/visits/review-of-visit.tsx'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { invoices, reviews, visitsMore }

/** The words of what can be done with a visit, of invoices and of reviews around their pages, and how a visit leads to its review. */
export function VisitsLayout() {
  return (
    <WordsProvider words={WORDS}>
      <ReviewOfVisitProvider value={useReviewLink()}>
        <Outlet />
      </ReviewOfVisitProvider>
    </WordsProvider>
  )
}

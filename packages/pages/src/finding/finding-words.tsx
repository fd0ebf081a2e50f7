import type { ReviewedOne } from '@vizit/client/reviews/use-reviewable-visit'
import { ru as booking } from '@vizit/parts/booking/messages.ru'
import { ru as lists } from '@vizit/parts/catalogue/lists/messages.ru'
import { ru as favourites } from '@vizit/parts/favourites/messages.ru'
import { ru as finding } from '@vizit/parts/finding/messages.ru'
import { ReviewsOfProvider } from '@vizit/parts/finding/reviews-of.tsx'
import { ru as reviews } from '@vizit/parts/reviews/messages.ru'
import { ReviewsPart } from '@vizit/parts/reviews/reviews-part.tsx'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import type { ReactNode } from 'react'

const WORDS = { booking, favourites, finding, lists, reviews }

/** The words of medical centres and doctors around their pages, and what patients wrote about them. Knows no router: the server draws it too. */
export function FindingWords({ children }: { children: ReactNode }) {
  return (
    <WordsProvider words={WORDS}>
      <ReviewsOfProvider value={reviewsOf}>{children}</ReviewsOfProvider>
    </WordsProvider>
  )
}

function reviewsOf(one: ReviewedOne) {
  return <ReviewsPart of={one} />
}

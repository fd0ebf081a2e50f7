import { Outlet } from '@tanstack/react-router'
import { ru as booking } from '@vizit/parts/booking/messages.ru'
import { ru as lists } from '@vizit/parts/catalogue/lists/messages.ru'
import { ru as favourites } from '@vizit/parts/favourites/messages.ru'
import { ru as finding } from '@vizit/parts/finding/messages.ru'
import { ru as reviews } from '@vizit/parts/reviews/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { booking, favourites, finding, lists, reviews }

/** The words of medical centres and doctors around their pages. */
export function FindingPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

import { Outlet } from '@tanstack/react-router'
import { ru as booking } from '@vizit/client/booking/messages.ru'
import { ru as lists } from '@vizit/client/catalogue/lists/messages.ru'
import { ru as favourites } from '@vizit/client/favourites/messages.ru'
import { ru as finding } from '@vizit/client/finding/messages.ru'
import { ru as reviews } from '@vizit/client/reviews/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { booking, favourites, finding, lists, reviews }

/** The words of medical centres and doctors around their pages. */
export function FindingPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

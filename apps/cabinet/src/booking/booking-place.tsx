import { Outlet } from '@tanstack/react-router'
import { ru as booking } from '@vizit/parts/booking/messages.ru'
import { ru as service } from '@vizit/parts/booking/service/messages.ru'
import { ru as favourites } from '@vizit/parts/favourites/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { booking, favourites, service }

/** The words of the booking around its pages. */
export function BookingPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

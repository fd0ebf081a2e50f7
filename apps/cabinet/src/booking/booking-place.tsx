import { Outlet } from '@tanstack/react-router'
import { ru as booking } from '@vizit/client/booking/messages.ru'
import { ru as service } from '@vizit/client/booking/service/messages.ru'
import { ru as favourites } from '@vizit/client/favourites/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { booking, favourites, service }

/** The words of the booking around its pages. */
export function BookingPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

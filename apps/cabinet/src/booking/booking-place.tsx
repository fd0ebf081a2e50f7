import { Outlet } from '@tanstack/react-router'
import { ru as booking } from '@vizit/client/booking/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { booking }

/** The words of the booking around its pages. */
export function BookingPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

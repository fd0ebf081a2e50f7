import { ru as firstVisit } from '@vizit/parts/booking/first/messages.ru'
import { ru as consentScreen } from '@vizit/parts/consent/screen/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import { BookingLayout } from './booking-layout.tsx'

const WORDS = { consentScreen, firstVisit }

/** Around the forms of a chosen time: what they ask a newcomer as well. */
export function FormLayout() {
  return (
    <WordsProvider words={WORDS}>
      <BookingLayout />
    </WordsProvider>
  )
}

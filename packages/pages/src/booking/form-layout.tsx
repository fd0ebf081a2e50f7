import { Outlet } from '@tanstack/react-router'
import { ru as firstVisit } from '@vizit/parts/booking/first/messages.ru'
import { ru as consentScreen } from '@vizit/parts/consent/screen/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { consentScreen, firstVisit }

/** The words of what the form of a chosen time asks a newcomer, around it. */
export function FormLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

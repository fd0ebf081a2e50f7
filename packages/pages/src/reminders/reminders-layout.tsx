import { Outlet } from '@tanstack/react-router'
import { ru as reminders } from '@vizit/parts/reminders/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { reminders }

/** The words of reminders around their pages. */
export function RemindersLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

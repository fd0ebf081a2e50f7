import { Outlet } from '@tanstack/react-router'
import { ru as reminders } from '@vizit/client/reminders/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'

const WORDS = { reminders }

/** The words of reminders around their pages. */
export function RemindersPlace() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

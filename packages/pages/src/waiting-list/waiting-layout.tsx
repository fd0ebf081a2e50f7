import { Outlet } from '@tanstack/react-router'
import { ru as waitingList } from '@vizit/parts/waiting-list/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { waitingList }

/** The words of the waiting list around its page. */
export function WaitingLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

import { Outlet } from '@tanstack/react-router'
import { ru as lists } from '@vizit/parts/catalogue/lists/messages.ru'
import { ru as drugs } from '@vizit/parts/drugs/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { drugs, lists }

/** The words of drugs and of the choice of a town around their pages. */
export function DrugsLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

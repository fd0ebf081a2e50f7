import { Outlet } from '@tanstack/react-router'
import { ru as ownData } from '@vizit/parts/own-data/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'

const WORDS = { ownData }

/** The words of one’s own data around its pages. */
export function OwnDataLayout() {
  return (
    <WordsProvider words={WORDS}>
      <Outlet />
    </WordsProvider>
  )
}

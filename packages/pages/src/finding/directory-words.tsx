import { ru as directory } from '@vizit/parts/finding/directory/messages.ru'
import { WordsProvider } from '@vizit/parts/words/words.tsx'
import type { ReactNode } from 'react'

const WORDS = { directory }

/** The words around the pages of towns, specialities and services. Knows no router: the server draws it too. */
export function DirectoryWords({ children }: { children: ReactNode }) {
  return <WordsProvider words={WORDS}>{children}</WordsProvider>
}

import type { ReactNode } from 'react'
import { ru as email } from '../email/messages.ru.ts'
import { WordsProvider } from '../words/words.tsx'

const WORDS = { email }

/** The words of addresses and devices around a screen that asks for one. */
export function EmailWords({ children }: { children: ReactNode }) {
  return <WordsProvider words={WORDS}>{children}</WordsProvider>
}

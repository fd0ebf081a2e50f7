import { ru as email } from '@vizit/client/email/messages.ru'
import { WordsProvider } from '@vizit/client/words.tsx'
import type { ReactNode } from 'react'

const WORDS = { email }

/** The words of addresses and devices around a screen that asks for one. */
export function EmailWords({ children }: { children: ReactNode }) {
  return <WordsProvider words={WORDS}>{children}</WordsProvider>
}

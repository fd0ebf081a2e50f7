import { createContext, type ReactNode, use } from 'react'
import type { AllWords, Feature } from './all-words.ts'
import type { SomeWords } from './tongue.ts'

export type { AllWords, Feature, SomeWords }

const WordsContext = createContext<SomeWords>({})

/** Around everything that a face draws: the words of the language in use, those that are there (spoken-words.ts). */
export function WordsProvider({ words, children }: { words: SomeWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of one feature in the language now in use: `const words = useWords('booking')`. They were loaded with the part that says them (`saying`). */
export function useWords<F extends keyof AllWords>(feature: F): AllWords[F] {
  const words = use(WordsContext)[feature]
  if (!words) throw new Error(`no words of ${feature} here`)
  return words as AllWords[F]
}

import { createContext, type ReactNode, use } from 'react'
import type { AllWords } from './words-ru.ts'

export type { AllWords }

const WordsContext = createContext<Partial<AllWords>>({})

/** Gives words of one language to all below: few around the sign-in, all around the pages. */
export function WordsProvider({ words, children }: { words: Partial<AllWords>; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of one feature in the language now in use: `const words = useWords('booking')`. */
export function useWords<F extends keyof AllWords>(feature: F): AllWords[F] {
  const words = use(WordsContext)[feature]
  if (!words) throw new Error(`no words of ${feature} are given here`)
  return words as AllWords[F]
}

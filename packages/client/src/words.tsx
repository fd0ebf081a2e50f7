import { createContext, type ReactNode, use } from 'react'
import type { AllWords } from './words-ru.ts'

export type { AllWords }

const WordsContext = createContext<AllWords | null>(null)

/** Gives the words of one language to all below. */
export function WordsProvider({ words, children }: { words: AllWords; children: ReactNode }) {
  return <WordsContext value={words}>{children}</WordsContext>
}

/** The words of one feature in the language now in use: `const words = useWords('booking')`. */
export function useWords<F extends keyof AllWords>(feature: F): AllWords[F] {
  const words = use(WordsContext)
  if (!words) throw new Error('useWords must stand inside a WordsProvider')
  return words[feature]
}

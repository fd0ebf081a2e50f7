import { createContext, type ReactNode, use, useMemo } from 'react'
import type { AllWords } from './words-ru.ts'

export type { AllWords }
/** Some features, and of the refusals some codes. */
export type SomeWords = { [F in keyof AllWords]?: Partial<AllWords[F]> }

const WordsContext = createContext<SomeWords>({})

/** Adds words of one language, for all below: few around the sign-in, more around the pages, each part of the product its own. */
export function WordsProvider({ words, children }: { words: SomeWords; children: ReactNode }) {
  const outer = use(WordsContext)
  const all = useMemo(() => ({ ...outer, ...words, refusals: { ...outer.refusals, ...words.refusals } }), [outer, words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/** The words of one feature in the language now in use: `const words = useWords('booking')`. */
export function useWords<F extends keyof AllWords>(feature: F): AllWords[F] {
  const words = use(WordsContext)[feature]
  if (!words) throw new Error(`no words of ${feature} are given here`)
  return words as AllWords[F]
}

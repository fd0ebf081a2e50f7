import { createContext, type ReactNode, use, useMemo } from 'react'
import type { AllWords } from './words-ru.ts'

export type { AllWords }
/** Some features, and of the refusals some codes. */
export type SomeWords = { [F in keyof AllWords]?: Partial<AllWords[F]> }

const WordsContext = createContext<SomeWords>({})
/** All words of another language than Russian. */
const OtherLanguageContext = createContext<AllWords | null>(null)

/** Everything below speaks another language: these words stand for the Russian ones that come with the parts. Null: Russian. */
export function OtherLanguageProvider({ words, children }: { words: AllWords | null; children: ReactNode }) {
  return <OtherLanguageContext value={words}>{children}</OtherLanguageContext>
}

/** Adds Russian words, for all below: few around the sign-in, more around the pages, each part of the product its own. */
export function WordsProvider({ words, children }: { words: SomeWords; children: ReactNode }) {
  const outer = use(WordsContext)
  const all = useMemo(() => ({ ...outer, ...words, refusals: { ...outer.refusals, ...words.refusals } }), [outer, words])
  return <WordsContext value={all}>{children}</WordsContext>
}

/**
 * The words of one feature in the language now in use: `const words = useWords('booking')`. `own`: the Russian words that came with a part which stands
 * where nobody else gives them.
 */
export function useWords<F extends keyof AllWords>(feature: F, own?: AllWords[F]): AllWords[F] {
  const other = use(OtherLanguageContext)
  const given = use(WordsContext)[feature]
  const words = other?.[feature] ?? own ?? given
  if (!words) throw new Error(`no words of ${feature} are given here`)
  return words as AllWords[F]
}

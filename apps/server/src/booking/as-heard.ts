import type { Language } from '@vizit/rules/languages'
import { wordsOf } from '../words/words-of.ts'

/** A text about a visit (`notices.ts`), as it is said to this hearer: a parent whose child somebody else took there is told whom it is about. */
export function asHeard(text: string, hearer: { as_parent: boolean; language: Language } | null): string {
  return hearer?.as_parent ? wordsOf('booking', hearer.language).ofChild(text) : text
}

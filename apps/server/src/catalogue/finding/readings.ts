// The ways to read what was typed into the field that finds anything.
import { isEnoughToFind } from '@vizit/rules/search'
import { bySound, foldedWords, otherLayout } from '@vizit/rules/spelling'
import { isDanger, saysSomething } from './everyday-words.ts'

/** So many different words are looked for: each is held against every word of all names. */
export const MOST_TERMS = 6

/** One way to read what was typed. `readAs`: null where that is as it was typed. */
export type Reading = { terms: readonly string[]; readAs: string | null; slips: 'forgiven' | 'none' }

/** As it was typed, with the other layout, by its sound; and the same with slips. */
export function readingsOf(text: string): Reading[] {
  const ways = waysOf(text)
    .map(({ words, readAs }) => ({ terms: termsOf(words), readAs }))
    .filter(({ terms }) => isEnoughToFind(terms))
  return (['none', 'forgiven'] as const).flatMap(slips => ways.map(way => ({ ...way, slips })))
}

/** As it was typed, for names that are spelled otherwise. */
export function typedTerms(text: string): string[] {
  return termsOf(foldedWords(text))
}

/** [R46] Does the text, in any of its readings, speak of what an ambulance is called for? All its words count. */
export function speaksOfDanger(text: string): boolean {
  return waysOf(text).some(({ words }) => isDanger(words))
}

function waysOf(text: string): { words: string[]; readAs: string | null }[] {
  const others = [otherLayout(text), bySound(text)].filter(other => other !== null)
  return [{ words: foldedWords(text), readAs: null }, ...others.map(other => ({ words: foldedWords(other), readAs: other }))]
}

/** Each word once; one letter only where more of the word may follow. Of too many words first those that say something. */
function termsOf(words: readonly string[]): string[] {
  const all = [...new Set(words)].filter((word, at, { length }) => word.length > 1 || at === length - 1 || /\d/.test(word))
  return all.length <= MOST_TERMS ? all : [...all.filter(saysSomething), ...all.filter(word => !saysSomething(word))].slice(0, MOST_TERMS)
}

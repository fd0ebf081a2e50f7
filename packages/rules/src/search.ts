// Search within a list that is already on the screen, and when a search of doctors may be asked of the server.

/** [5.65 5.67 9.15] */
export const SEARCH_MIN = 3

/** Lower case, ё as е [5.69 5.70]. Belarusian ў and і stay letters of their own. */
export function foldText(text: string): string {
  return text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')
}

/** The words that count, folded. [5.67] A word shorter than three letters is ignored, not an error. [5.68] Spaces divide words. */
export function searchTerms(typed: string): string[] {
  return foldText(typed)
    .split(/\s+/)
    .filter(term => [...term].length >= SEARCH_MIN)
}

/** Every term stands in some field [5.71]. No terms: nothing is filtered out. Terms come from `searchTerms`. */
export function matches(terms: readonly string[], ...fields: readonly (string | null | undefined)[]): boolean {
  if (terms.length === 0) return true
  const folded = fields.map(field => foldText(field ?? ''))
  return terms.every(term => folded.some(field => field.includes(term)))
}

/** [5.65] The whole typed text counts, so «Ли Ян» may be looked for. */
export function judgeDoctorSearch(typed: string): 'ok' | 'too-short' {
  return [...typed.trim().replace(/\s+/g, ' ')].length >= SEARCH_MIN ? 'ok' : 'too-short'
}

/** Names of specialities that are shorter than what else is looked for. */
const SHORT_NAMES = new Set(['gp'])

/** [9.15] Are these folded words enough to look for anything by them? All their letters count; a known name of two is enough too. */
export function isEnoughToFind(words: readonly string[]): boolean {
  const typed = words.join('')
  return typed.length >= SEARCH_MIN || SHORT_NAMES.has(typed)
}

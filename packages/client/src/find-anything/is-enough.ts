import { isEnoughToFind } from '@vizit/rules/search'
import { foldedWords } from '@vizit/rules/spelling'

/** Is there enough to look for? */
export function isEnough(typed: string): boolean {
  return isEnoughToFind(foldedWords(typed))
}

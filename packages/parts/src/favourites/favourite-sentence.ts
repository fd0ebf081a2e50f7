import type { Favourite } from '@vizit/contract/favourites'
import type { ru } from './messages.ru.ts'

/** What is said after a bookmark was added: also which one had to go for it [R31]. */
export function favouriteSentence(words: typeof ru, pushedOut: Favourite | null): string {
  return pushedOut ? words.pushedOut[pushedOut.type](pushedOut.displayName) : words.added
}

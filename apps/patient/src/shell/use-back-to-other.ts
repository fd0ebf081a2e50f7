import { useWords } from '@vizit/parts/words/words.tsx'
import { own } from '../own-addresses.ts'

/** The arrow of the pages that the menu leads to. */
export function useBackToOther() {
  return { label: useWords('shell').back, href: own.other }
}

import { useWords } from '../words/words.tsx'
import { useHere, useWays } from './ways.ts'

/** Back to where one came from, else to `href`: the arrow of a page that many pages lead to. */
export function useWayBack(href: string) {
  const { back } = useWords('shell')
  const ways = useWays()
  const canGoBack = useHere().canGoBack
  return canGoBack ? { label: back, onPress: () => ways.back(href) } : { label: back, href }
}

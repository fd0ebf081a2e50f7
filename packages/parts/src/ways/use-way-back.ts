import { useWords } from '../words/words.tsx'
import { useHere, useWays } from './ways.ts'

type WayBack = { label: string; href: string } | { label: string; onPress: () => void }

/** Back to where one came from, else to `href`: the arrow of a page that many pages lead to. A page that is a place of the frame, without `href`, has none. */
export function useWayBack(href: string): WayBack
export function useWayBack(href: string | undefined): WayBack | undefined
export function useWayBack(href: string | undefined): WayBack | undefined {
  const { back } = useWords('shell')
  const ways = useWays()
  const canGoBack = useHere(now => now.canGoBack)
  if (href === undefined) return undefined
  return canGoBack ? { label: back, onPress: () => ways.back(href) } : { label: back, href }
}

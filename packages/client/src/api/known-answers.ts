// Answers that came with a page which the server has drawn: the browser does not ask for them again (0071).
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Of the element that holds them: a block of data, which no policy for scripts is asked about. */
export const KNOWN_ANSWERS_ID = 'known-answers'

export type KnownAnswer = readonly [key: QueryKey, answer: unknown]

/** Those that `queries` has, as the text of a block in a page: nothing in it ends the block. */
export function writeKnownAnswers(queries: QueryClient): string {
  const known = queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }): KnownAnswer[] => (state.status === 'success' ? [[queryKey, state.data]] : []))
  return textInPage(known)
}

/** JSON that may stand inside a `<script>` of a page. */
export function textInPage(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

/**
 * Puts what came with this page where its hooks look; it was true when the page was sent. A page that the browser has kept is shown at once as well, and asked
 * for again behind that. False: no server has drawn it.
 */
export function takeKnownAnswers(queries: QueryClient): boolean {
  const block = document.getElementById(KNOWN_ANSWERS_ID)
  if (!block) return false
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isKept = navigation !== undefined && (navigation.type === 'back_forward' || navigation.transferSize === 0)
  // Whoever reads on for an hour before the first touch has answers of an hour ago.
  const updatedAt = isKept ? 0 : performance.timeOrigin + (navigation?.responseEnd ?? 0)
  for (const [key, answer] of JSON.parse(block.textContent) as KnownAnswer[]) queries.setQueryData(key, answer, { updatedAt })
  // Of one page: whoever opens another face in it begins anew.
  block.remove()
  return true
}

import type { Feature } from './all-words.ts'
import { loadWords } from './spoken-words.ts'

/**
 * A part that is fetched when it is wanted, with the words that it says: both are asked for at once, and it is drawn when both are there.
 * `lazy(saying(['rating'], async () => …))`
 */
export function saying<L extends () => Promise<unknown>>(features: readonly Feature[], load: L): L {
  return (async () => (await Promise.all([load(), loadWords(features)]))[0]) as L
}

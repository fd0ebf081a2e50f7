// Apart from the cache itself: it comes after the page that opens it.
import { entries } from 'idb-keyval'
import { browserEntries, store } from './browser-entries.ts'
import type { Sealed } from './seal.ts'

/** Forgets what was kept until a time that has come, whosever it is; `now`: milliseconds. Whoever opens the cache asks for it. */
export async function dropExpired(now: number): Promise<void> {
  const kept = await entries<string, Sealed>(store).catch(() => [])
  await Promise.all(kept.flatMap(([name, { until }]) => (until !== undefined && until <= now ? [browserEntries.remove(name)] : [])))
}

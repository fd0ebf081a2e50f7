// Visits that are over, and of which no clinic has said how they ended.
import type { Deps } from '../deps.ts'
import { endVisits } from './end-visits.sql.ts'

/** A clinic has so long to say that nobody came; it may still say so later. */
const SAYS_WITHIN_HOURS = 24
const AT_ONCE = 2_000

/**
 * Job: a confirmed visit that is over took place, unless its clinic says otherwise. Without this a clinic that works inside the product, and says nothing
 * of its visits, would have no patient who has been there before, and everybody whom a clinic has once missed would have missed all.
 */
export async function endPastVisits(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock()
  const before = new Date(now.getTime() - SAYS_WITHIN_HOURS * 3_600_000)
  let count = 0
  for (let ended = AT_ONCE; ended === AT_ONCE; count += ended) ended = await endVisits(deps.store, before, AT_ONCE, now)
  deps.log.info('swept', { job: 'end-past-visits', count })
}

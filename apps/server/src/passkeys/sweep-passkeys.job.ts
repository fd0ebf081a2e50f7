import type { Deps } from '../deps.ts'
import { sweepChallenges } from './challenges.sql.ts'

/** Job: forgets challenges that nobody answered. */
export async function sweepPasskeys(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  deps.log.info('swept', { job: 'sweep-passkeys', count: await sweepChallenges(deps.store, deps.clock()) })
}

import { SUPPORT_KEPT_MONTHS } from '@vizit/rules/support'
import type { Deps } from '../deps.ts'
import { sweepRequests } from './support.sql.ts'

/** Job: forgets conversations that are over for long. */
export async function sweepSupport(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  deps.log.info('swept', { job: 'sweep-support', count: await sweepRequests(deps.store, deps.clock(), SUPPORT_KEPT_MONTHS) })
}

import type { Deps } from '../deps.ts'
import { sweepReauths } from './own-data.sql.ts'

/** Forgets codes and re-authentications that are over. */
export async function sweepOwnData(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  deps.log.info('swept', { job: 'sweep-own-data', count: await sweepReauths(deps.store, deps.clock()) })
}

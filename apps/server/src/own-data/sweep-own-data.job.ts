import type { Deps } from '../deps.ts'
import { sweepProofs } from './own-data.sql.ts'

/** Forgets codes and proofs that are over. */
export async function sweepOwnData(deps: Deps): Promise<void> {
  deps.log.info('swept', { job: 'sweep-own-data', count: await sweepProofs(deps.store, deps.clock()) })
}

import type { Deps } from '../deps.ts'
import { sweepEmail as sweep } from './email.sql.ts'

/** Job: forgets links and addresses that came to nothing. */
export async function sweepEmail(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  deps.log.info('swept', { job: 'sweep-email', count: await sweep(deps.store, deps.clock()) })
}

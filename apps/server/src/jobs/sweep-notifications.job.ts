import type { Deps } from '../deps.ts'
import { sweepNotifications } from './notifications.sql.ts'

/** Forgets messages that left long ago. */
export async function sweepMessages(deps: Pick<Deps, 'store' | 'clock' | 'log'>): Promise<void> {
  deps.log.info('swept', { job: 'sweep-notifications', count: await sweepNotifications(deps.store, deps.clock()) })
}

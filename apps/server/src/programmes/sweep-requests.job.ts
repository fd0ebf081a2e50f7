import type { Deps } from '../deps.ts'
import { dropUnconfirmed } from './mails.sql.ts'

const KEPT_DAYS = 30

/** Job: forgets requests whose mailbox nobody has proven, with the address; nobody knows whose it is. */
export async function sweepProgrammeRequests(deps: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  const before = new Date(deps.clock().getTime() - KEPT_DAYS * 86_400_000)
  await deps.store.transaction(tx => dropUnconfirmed(tx, before))
}

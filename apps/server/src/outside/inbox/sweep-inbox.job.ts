import type { Deps } from '../../deps.ts'
import { sql } from '../../store/store.ts'

/** Forgets messages of the local inbox after a week. */
export async function sweepInbox(deps: Pick<Deps, 'store' | 'clock'>): Promise<void> {
  await deps.store.run(sql`delete from inbox where at < ${deps.clock()}::timestamptz - interval '7 days'`)
}

import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findDueSyncs, planSync, type SyncPayload } from './syncs.sql.ts'

/** A reading that dies with its process is begun again after so long. */
const BEGUN_AGAIN_MINUTES = 30

/** Job, every minute: has the clinics read that are due. What is read of one clinic is read one after another: `clinic:<code>` is its queue. */
export async function planSyncs(deps: Pick<Deps, 'store' | 'clock' | 'clinics'>): Promise<void> {
  const now = deps.clock()
  for (const { kind, provider_id, code, gateway } of await findDueSyncs(deps.store, now)) {
    if (deps.clinics.of({ code, gateway })[kind] === undefined) continue
    const payload: SyncPayload = { providerId: provider_id, providerCode: code, gateway }
    await deps.store.transaction(async tx => {
      await planSync(tx, provider_id, kind, new Date(now.getTime() + BEGUN_AGAIN_MINUTES * 60_000))
      // the long reading of a timetable keeps no news of visits back
      const queue = kind === 'visits' ? 'clinic-visits' : 'clinic'
      const names = { jobKey: `sync-${kind}:${code}`, queue: `${queue}:${code}` }
      await enqueue(tx, `sync-${kind}`, payload, { ...names, maxAttempts: 1 })
    })
  }
}

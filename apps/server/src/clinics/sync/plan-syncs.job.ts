import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findDueSyncs, planSync } from './syncs.sql.ts'

/** A reading that dies with its process is begun again after so long. */
const BEGUN_AGAIN_MINUTES = 30

/** Job, every minute: has the clinics read that are due. What is read of one clinic is read one after another: `clinic:<code>` is its queue. */
export async function planSyncs(deps: Pick<Deps, 'store' | 'clock' | 'clinics'>): Promise<void> {
  const now = deps.clock()
  for (const { kind, ...payload } of await findDueSyncs(deps.store, now)) {
    const gateway = deps.clinics.of({ code: payload.providerCode, gateway: payload.gateway })
    if (gateway[kind] === undefined) continue
    await deps.store.transaction(async tx => {
      await planSync(tx, payload.providerId, kind, new Date(now.getTime() + BEGUN_AGAIN_MINUTES * 60_000))
      // the long reading of a timetable keeps no news of visits back
      const queue = kind === 'visits' ? 'clinic-visits' : 'clinic'
      const names = { jobKey: `sync-${kind}:${payload.providerCode}`, queue: `${queue}:${payload.providerCode}` }
      await enqueue(tx, `sync-${kind}`, payload, { ...names, maxAttempts: 1 })
    })
  }
}

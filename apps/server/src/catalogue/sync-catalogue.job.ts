import { noteSetAside } from '../clinics/clinics.sql.ts'
import { isGivenUp, syncDone, syncFailed } from '../clinics/sync/end-sync.ts'
import { findSync, type SyncPayload } from '../clinics/sync/syncs.sql.ts'
import type { Deps } from '../deps.ts'
import { judgeCatalogue } from './judge-catalogue.ts'
import { addOffers, findKnownNames, putAssignments, putBranches, putCentres, putDoctors, putServices } from './sync-catalogue.sql.ts'

const MOST_SET_ASIDE = 500

/** Job: the centres, branches, doctors and services of a clinic's own system become ours, by the names that the clinic has for them. */
export async function syncCatalogue(deps: Pick<Deps, 'store' | 'clock' | 'clinics' | 'log'>, payload: SyncPayload): Promise<void> {
  const { providerId, providerCode } = payload
  const gateway = deps.clinics.of({ code: providerCode, gateway: payload.gateway })
  if (!gateway.catalogue || (await isGivenUp(deps, gateway, payload, 'catalogue'))) return
  const state = await findSync(deps.store, providerId, 'catalogue')
  const from = performance.now()
  const read = await gateway.catalogue()
  if (read.verdict === 'unknown') return syncFailed(deps, payload, 'catalogue', state, 'no-answer')
  const { rows, setAside } = judgeCatalogue(read.value, await findKnownNames(deps.store))
  const changed = await deps.store.transaction(async tx => {
    const written = [
      await putCentres(tx, providerId, rows.centres),
      await putBranches(tx, providerId, rows.branches),
      await putDoctors(tx, providerId, rows.doctors),
      await putAssignments(tx, providerId, rows.assignments),
      await putServices(tx, providerId, rows.services),
      await addOffers(tx, providerId, rows.offers)
    ]
    if (setAside.length > 0) await noteSetAside(tx, providerId, setAside.slice(0, MOST_SET_ASIDE), deps.clock())
    return written.reduce((a, b) => a + b, 0)
  })
  // What is there is taken; that there was more is for a person to look at.
  if (read.cut) return syncFailed(deps, payload, 'catalogue', state, 'too-long')
  await syncDone(deps, payload, 'catalogue', false)
  const ms = Math.round(performance.now() - from)
  deps.log.info('the catalogue of a clinic was read', { providerCode, count: rows.assignments.length, changed, ms })
}

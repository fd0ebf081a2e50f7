import type { ClinicCatalogue } from '../clinics/clinic-records.ts'
import { noteSetAside } from '../clinics/clinics.sql.ts'
import { isGivenUp, syncDone, syncFailed } from '../clinics/sync/end-sync.ts'
import { findSync, planSync, type SyncPayload } from '../clinics/sync/syncs.sql.ts'
import type { Deps } from '../deps.ts'
import type { Tx } from '../store/store.ts'
import { type Gone, markGoneAssignments, markGoneDoctors, markGoneOffers } from './gone.sql.ts'
import { type CatalogueRows, judgeCatalogue } from './judge-catalogue.ts'
import { addOffers, findKnownNames, putAssignments, putBranches, putCentres, putDoctors, putServices } from './sync-catalogue.sql.ts'

const MOST_SET_ASIDE = 500
const MISSED_AGAIN_MINUTES = 10

/** Job: the centres, branches, doctors and services of a clinic's own system become ours, by the names that the clinic has for them. */
export async function syncCatalogue(deps: Pick<Deps, 'store' | 'clock' | 'clinics' | 'log'>, payload: SyncPayload): Promise<void> {
  const { providerId, providerCode } = payload
  const gateway = deps.clinics.of({ code: providerCode, gateway: payload.gateway })
  if (!gateway.catalogue || (await isGivenUp(deps, gateway, payload, 'catalogue'))) return
  const state = await findSync(deps.store, providerId, 'catalogue')
  const from = performance.now()
  const read = await gateway.catalogue()
  if (read.verdict === 'unknown') return syncFailed(deps, payload, 'catalogue', state, 'no-answer')
  const unread = read.setAside.flatMap(({ externalId }) => (externalId === null ? [] : [externalId]))
  const { rows, setAside } = judgeCatalogue(read.value, await findKnownNames(deps.store), unread)
  const { changed, missed } = await deps.store.transaction(async tx => {
    const written = [
      await putCentres(tx, providerId, rows.centres),
      await putBranches(tx, providerId, rows.branches),
      await putDoctors(tx, providerId, rows.doctors),
      await putAssignments(tx, providerId, rows.assignments),
      await putServices(tx, providerId, rows.services),
      await addOffers(tx, providerId, rows.offers)
    ]
    const gone = isWhole(read) ? await markGone(tx, providerId, rows, deps.clock()) : { changed: 0, missed: 0 }
    if (setAside.length > 0) await noteSetAside(tx, providerId, setAside.slice(0, MOST_SET_ASIDE), deps.clock())
    return { changed: written.reduce((a, b) => a + b, gone.changed), missed: gone.missed }
  })
  // What is there is taken; that there was more is for a person to look at.
  if (read.cut) return syncFailed(deps, payload, 'catalogue', state, 'too-long')
  await syncDone(deps, payload, 'catalogue', false)
  // whoever was not there is looked for again soon, and is gone only then
  const again = new Date(deps.clock().getTime() + MISSED_AGAIN_MINUTES * 60_000)
  if (missed > 0) await deps.store.transaction(tx => planSync(tx, providerId, 'catalogue', again))
  const ms = Math.round(performance.now() - from)
  deps.log.info('the catalogue of a clinic was read', { providerCode, count: rows.assignments.length, changed, missed, ms })
}

/** A catalogue that was cut short or is empty says nothing of what it does not have: a clinic without a doctor is one whose system has a bad day. */
function isWhole({ cut, value }: { cut: boolean; value: ClinicCatalogue }): boolean {
  return !cut && value.assignments.length > 0
}

/** Doctors, places and services that two catalogues in a row did not have, and those that are back. In this order: a doctor is gone with the last place. */
async function markGone(tx: Tx, providerId: number, rows: CatalogueRows, now: Date): Promise<Gone> {
  const assignments = await markGoneAssignments(tx, providerId, rows.standing, now)
  const doctors = await markGoneDoctors(tx, providerId, now)
  const offers = await markGoneOffers(tx, providerId, rows, now)
  return { changed: assignments.changed + doctors + offers.changed, missed: assignments.missed + offers.missed }
}

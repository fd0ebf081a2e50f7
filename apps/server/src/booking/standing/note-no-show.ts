import { mayTransition, type VisitStatus } from '@vizit/rules/visits'
import { audit } from '../../evidence/ledger.ts'
import type { Store } from '../../store/store.ts'
import { findStanding } from '../at-clinic/cancel-by-clinic.sql.ts'
import { lockClinicsVisit, setEnd } from '../at-clinic/change-as-clinic.sql.ts'

export type NoShowNoted =
  | { kind: 'noted' | 'no-such-visit' | 'clinic-says-itself' | 'not-over-yet' }
  | { kind: 'not-from'; status: VisitStatus }

/** Nobody came to a visit at a clinic without a system of its own, or somebody did after all. It counts for the no-show rule at once. */
export function noteNoShow(
  store: Store,
  { provider, ref, came }: { provider: string; ref: string; came: boolean },
  now: Date
): Promise<NoShowNoted> {
  return store.transaction(async tx => {
    const found = await findStanding(tx, provider, ref)
    if (!found) return { kind: 'no-such-visit' }
    if (found.gateway !== 'built-in') return { kind: 'clinic-says-itself' }
    const visit = (await lockClinicsVisit(tx, found.order_id))!
    if (Date.parse(visit.ends_at) > now.getTime()) return { kind: 'not-over-yet' }
    const status = came ? 'done' : 'no_show'
    if (came ? visit.status !== 'no_show' : !mayTransition(visit.status, status)) return { kind: 'not-from', status: visit.status }
    await setEnd(tx, visit.order_id, { status, reason: null }, now)
    const action = came ? 'visit-done-by-clinic' : 'visit-no-show-by-clinic'
    await audit(tx, { at: now, accountId: null, action, profileId: visit.profile_id, objectId: visit.order_id })
    return { kind: 'noted' }
  })
}

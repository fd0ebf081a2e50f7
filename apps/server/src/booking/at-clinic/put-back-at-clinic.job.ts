// A clinic that was asked to exchange the times of a visit and has been silent may have done so all the same; with us the visit stands where it stood.
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Attempt } from '../../jobs/worker.ts'
import { findBooked } from '../cancelling/settle-cancel.sql.ts'
import { findMove } from '../moves/move.sql.ts'
import { reservationOf } from '../settle-visit.job.ts'
import { type ClinicsPlace, followClinic } from './change-as-clinic.job.ts'

/**
 * Job: has the clinic put the visit where it stands with us. Silence is tried again. A clinic that has given that time away meanwhile keeps the visit
 * at the time to which it exchanged it: there it is then with us too, and the patient is told. `from`: that time.
 */
export async function putBackAtClinic(
  deps: Deps,
  { orderId, from }: { orderId: string; from: ClinicsPlace },
  attempt: Attempt
): Promise<void> {
  const row = await findBooked(deps.store, orderId)
  // over; or asked to be elsewhere by now, which that question settles
  if (!row || Date.parse(row.starts_at) <= deps.clock().getTime() || (await findMove(deps.store, orderId))) return
  const gateway = deps.clinics.of({ code: row.provider_code, gateway: row.gateway })
  const here = reservationOf(row)
  const said = (await gateway.move?.({ ...here, clinicRef: row.clinic_ref }, here)) ?? { verdict: 'moved' }
  if (said.verdict === 'unknown') throw new Error('the clinic did not answer')
  if (said.verdict === 'refused') {
    const held = { slotIds: row.slot_id === null ? [] : [row.slot_id], providerCode: row.provider_code, gateway: row.gateway }
    await deps.store.transaction(tx => enqueue(tx, 'check-held', held))
  }
  if (said.verdict !== 'busy') return
  const change = await followClinic(deps, { orderId, providerId: row.provider_id, place: from })
  if (change !== 'time-is-held' && change !== 'of-an-unknown-doctor') return
  if (attempt === 'last') return deps.log.error('a clinic has a visit at a time that cannot be had here', { code: change })
  throw new Error(`the visit cannot be put there: ${change}`)
}

// What the patient has cancelled with us and the clinic may still hold: it is told until it has heard.
import type { Reservation } from '../../clinics/gateway.ts'
import type { Deps } from '../../deps.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Tx } from '../../store/store.ts'

type Undone = Reservation & { clinicRef: string | null }

/** Has the clinic told, in the transaction that ends the visit. `gateway` is its kind. */
export function undoAtClinic(tx: Tx, reservation: Undone, gateway: string): Promise<void> {
  return enqueue(tx, 'cancel-at-clinic', { reservation, gateway }, { jobKey: `undo:${reservation.orderId}` })
}

/** Job: cancels at the clinic. Its silence is tried again; its refusal is for a person to look at. */
export async function cancelAtClinic(deps: Deps, payload: { reservation: Undone; gateway: string }): Promise<void> {
  const { reservation, gateway } = payload
  const said = await deps.clinics.of({ code: reservation.providerCode, gateway }).cancel(reservation)
  if (said === 'unknown') throw new Error('the clinic did not answer')
  if (said === 'refused') deps.log.error('a clinic keeps a visit that its patient cancelled', { providerCode: reservation.providerCode })
}

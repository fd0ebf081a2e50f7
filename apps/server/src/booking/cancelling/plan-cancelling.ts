import { stands } from '@vizit/rules/visits'
import { enqueue } from '../../jobs/enqueue.ts'
import type { Store } from '../../store/store.ts'
import { findStanding } from '../at-clinic/cancel-by-clinic.sql.ts'

/** A centre's people call a visit off: the server does it, tells the patient and the centre's own system. `ref` as in `findStanding`. */
export async function planCancelling(
  store: Store,
  input: { provider: string; ref: string; reason: string; slot: 'free' | 'closed' }
): Promise<'planned' | 'over' | 'no-such-visit'> {
  const visit = await findStanding(store, input.provider, input.ref)
  if (!visit) return 'no-such-visit'
  if (!stands(visit.status)) return 'over'
  await store.transaction(tx => enqueue(tx, 'cancelled-by-clinic', { ...input, ref: visit.order_id, toldBy: 'people' }))
  return 'planned'
}

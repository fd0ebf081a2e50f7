// A clinic that works inside the product: its timetable is our own table. Taking, moving and freeing a slot there is all there is to do, and booking
// does it; what remains to say is how things stand.
import type { Store } from '../../store/store.ts'
import type { ClinicGateway, Reservation } from '../gateway.ts'
import { findOwnOrder } from './own-order.sql.ts'

export function builtIn(store: Pick<Store, 'row'>): ClinicGateway {
  async function find({ orderId, startDate }: Reservation) {
    const order = await findOwnOrder(store, orderId)
    if (!order) return { verdict: 'never-heard' } as const
    if (order.state === 'over') return { verdict: 'refused', reason: null } as const
    if (Date.parse(order.starts_at) !== Date.parse(startDate)) return { verdict: 'unknown' } as const
    return { verdict: 'reserved', clinicRef: null } as const
  }
  return {
    timetableIsOurs: true,
    find,
    // An order that has not taken its slot in our table has come too late for it.
    reserve: async reservation => {
      const found = await find(reservation)
      return found.verdict === 'never-heard' ? { verdict: 'busy' } : found
    },
    cancel: async () => 'cancelled',
    move: async (_, to) => {
      const found = await find(to)
      if (found.verdict === 'reserved') return { verdict: 'moved', clinicRef: null }
      return found.verdict === 'refused' ? found : { verdict: 'busy' }
    }
  }
}

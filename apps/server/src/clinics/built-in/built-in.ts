// A clinic that works inside the product: its timetable is our own table, so taking the slot there is all there is to do.
import type { ClinicGateway } from '../gateway.ts'

export const builtIn: ClinicGateway = {
  timetableIsOurs: true,
  reserve: async () => ({ verdict: 'reserved', clinicRef: null }),
  find: async () => ({ verdict: 'reserved', clinicRef: null }),
  cancel: async () => 'cancelled'
}

import { bookCapabilities, bookDoctorSlot, holdSlot as holdEndpoint, letHoldGo, prolongHold } from '@vizit/contract/booking'
import { cancelVisit as cancelEndpoint } from '@vizit/contract/visits'
import { type Route, signed } from '../http/route.ts'
import { bookVisit } from './book-visit.ts'
import { cancelVisit } from './cancel-visit.ts'
import { capabilities } from './capabilities.ts'
import { holdSlot, letGo, prolong } from './hold-slot.ts'

export const bookingRoutes: Route[] = [
  signed(bookCapabilities, capabilities),
  signed(holdEndpoint, holdSlot),
  signed(prolongHold, prolong),
  signed(letHoldGo, letGo),
  signed(bookDoctorSlot, bookVisit),
  signed(cancelEndpoint, cancelVisit)
]

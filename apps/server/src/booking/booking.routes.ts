import {
  bookCapabilities,
  bookDoctorSlot,
  bookService as bookServiceEndpoint,
  getNoShows,
  holdSlot as holdEndpoint,
  letHoldGo,
  prolongHold
} from '@vizit/contract/booking'
import { moveVisit as moveEndpoint } from '@vizit/contract/move-visit'
import { takeReplacement as replaceEndpoint, listReplacements as replacementsEndpoint } from '@vizit/contract/replacements'
import { cancelVisit as cancelEndpoint, deleteVisit } from '@vizit/contract/visits'
import { type Route, signed } from '../http/route.ts'
import { bookService, bookVisit } from './book-visit.ts'
import { cancelVisit } from './cancelling/cancel-visit.ts'
import { capabilities } from './capabilities.ts'
import { hideVisit } from './hide-visit.ts'
import { holdSlot, letGo, prolong } from './holds/hold-slot.ts'
import { moveVisit } from './moves/move-visit.ts'
import { listReplacements, takeReplacement } from './moves/replacements.ts'
import { noShows } from './standing/no-shows.ts'

export const bookingRoutes: Route[] = [
  signed(bookCapabilities, capabilities),
  signed(holdEndpoint, holdSlot),
  signed(prolongHold, prolong),
  signed(letHoldGo, letGo),
  signed(bookDoctorSlot, bookVisit),
  signed(bookServiceEndpoint, bookService),
  signed(getNoShows, noShows),
  signed(cancelEndpoint, cancelVisit),
  signed(moveEndpoint, moveVisit),
  signed(deleteVisit, hideVisit),
  signed(replacementsEndpoint, listReplacements),
  signed(replaceEndpoint, takeReplacement)
]

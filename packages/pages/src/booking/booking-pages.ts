import { saying } from '@vizit/parts/words/saying'

/** What stands around the pages of the booking, with the words that they say. */
export const aroundBooking = saying(['booking', 'favourites', 'filters', 'findAnything'], () => import('./booking-layout.tsx'))

import { takeClinicEvent } from '@vizit/contract/clinic-events'
import { open, type Route } from '../http/route.ts'
import { type Booking, takeEvent } from './events/take-event.ts'

/** What clinics' own systems call. Nobody is signed in here: an event is signed. */
export function clinicsRoutes(booking: Booking): Route[] {
  return [open(takeClinicEvent, takeEvent(booking))]
}

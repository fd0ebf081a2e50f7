import { takeClinicEvent } from '@vizit/contract/clinic-events'
import { open, type Route } from '../http/route.ts'
import { type Booking, takeEvent } from './events/take-event.ts'
import { publishingRoutes } from './publishing/publishing.routes.ts'

/** What clinics' own systems call, and what programs of others read. Nobody is signed in here: an event is signed, what is published is anybody's. */
export function clinicsRoutes(booking: Booking): Route[] {
  return [open(takeClinicEvent, takeEvent(booking)), ...publishingRoutes()]
}

import { Outlet } from '@tanstack/react-router'
import { AroundBooking } from './around-booking.tsx'

/** What stands around the pages of the booking. */
export function BookingLayout() {
  return (
    <AroundBooking>
      <Outlet />
    </AroundBooking>
  )
}

import { Outlet } from '@tanstack/react-router'
import { BookingWords } from './booking-words.tsx'

/** What stands around the pages of the booking. */
export function BookingLayout() {
  return (
    <BookingWords>
      <Outlet />
    </BookingWords>
  )
}

// What single pages read of the query of their address; what is not sound is left out, never an error.
import { type BookingSearch, readBookingSearch } from '@vizit/client/booking/booking-search'
import { readServiceSearch, type ServiceSearch } from '@vizit/client/booking/service/read-service-search'

type Raw = Record<string, unknown>

/** Whose: one's own, or a relative's. */
export const withWho = ({ who }: Raw): { who?: string } => (typeof who === 'string' ? { who } : {})
/** Whose programme is linked, once that is chosen. */
export const withCoverer = ({ coverer }: Raw): { coverer?: string } => (typeof coverer === 'string' ? { coverer } : {})
/** The visit that was booked. */
export const withOrder = ({ order }: Raw): { order?: string } => (typeof order === 'string' ? { order } : {})

/** For whom a time of a doctor is booked. */
export function withPerson(raw: Raw): Pick<BookingSearch, 'who' | 'age'> {
  const { who, age } = readBookingSearch(raw)
  return { ...(who !== undefined && { who }), ...(age !== undefined && { age }) }
}

/** For whom a time is booked, and of which service. */
export function withPersonAndService(raw: Raw): Pick<ServiceSearch, 'who' | 'age' | 'serviceId'> {
  const { serviceId } = readServiceSearch(raw)
  return { ...withPerson(raw), ...(serviceId !== undefined && { serviceId }) }
}

import { useSearch } from '@tanstack/react-router'
import { readBookingSearch } from '@vizit/client/booking/booking-search'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import { lazy, Suspense } from 'react'
import { BookingStart, LoadingStart } from './booking-start.tsx'
import { TimeslotScreen } from './timeslot-screen.tsx'

// Only who has bookmarks and follows one needs it.
const MyDoctorsScreen = lazy(async () => ({ default: (await import('./favourites/my-doctors-screen.tsx')).MyDoctorsScreen }))

/** [2.10] [2.12] The choice between doctors and services, for who has name and birthday; the timetable for all others, and where a search began. */
export function OnlineBookingScreen() {
  const { who: _who, ...search } = readBookingSearch(useSearch({ strict: false }))
  const isSignedIn = useSession().kind === 'signed-in'
  const profile = useProfile()
  if (isSignedIn && search.mine) {
    return (
      <Suspense fallback={<LoadingStart />}>
        <MyDoctorsScreen />
      </Suspense>
    )
  }
  if (!isSignedIn || Object.keys(search).length > 0) return <TimeslotScreen />
  if (profile.data) return profile.data.name.trim() && profile.data.birthday ? <BookingStart /> : <TimeslotScreen />
  return profile.isError ? <TimeslotScreen /> : <LoadingStart />
}

import type { BookingSearch } from '@vizit/client/booking/booking-search'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import { lazy, Suspense } from 'react'
import { BookingStart, LoadingStart } from './booking-start.tsx'
import { TimeslotScreen } from './timeslot-screen.tsx'

// Only who has bookmarks and follows one needs it.
const MyDoctorsScreen = lazy(async () => ({ default: (await import('./favourites/my-doctors-screen.tsx')).MyDoctorsScreen }))

/** [2.10] [2.12] The choice between doctors and services, for who has name and birthday; the timetable for all others, and where a search began. */
export function OnlineBookingScreen({ search }: { search: BookingSearch }) {
  const { who: _who, ...narrowed } = search
  const isSignedIn = useSession().kind === 'signed-in'
  const profile = useProfile()
  if (isSignedIn && narrowed.mine) {
    return (
      <Suspense fallback={<LoadingStart />}>
        <MyDoctorsScreen search={search} />
      </Suspense>
    )
  }
  if (!isSignedIn || Object.keys(narrowed).length > 0) return <TimeslotScreen search={search} />
  if (profile.data) return profile.data.name.trim() && profile.data.birthday ? <BookingStart /> : <TimeslotScreen search={search} />
  return profile.isError ? <TimeslotScreen search={search} /> : <LoadingStart />
}

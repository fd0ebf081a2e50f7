import type { BookingSearch } from '@vizit/client/booking/booking-search'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSession } from '@vizit/client/session/session-provider'
import type { Profile } from '@vizit/contract/profile'
import { lazy, Suspense } from 'react'
import { saying } from '../words/saying.ts'
import { BookingStart, LoadingStart } from './booking-start.tsx'

const TimeslotScreen = lazy(async () => ({ default: (await import('./timeslot-screen.tsx')).TimeslotScreen }))
// Only who has bookmarks and follows one needs it.
const MyDoctorsScreen = lazy(
  saying(['service'], async () => ({ default: (await import('./favourites/my-doctors-screen.tsx')).MyDoctorsScreen }))
)

/** [2.10] [2.12] The choice between doctors and services, for who has name and birthday; the timetable for all others, and where a search began. */
export function OnlineBookingScreen({ search }: { search: BookingSearch }) {
  const { who: _who, ...narrowed } = search
  const isSignedIn = useSession().kind === 'signed-in'
  const profile = useProfile()
  const isMine = isSignedIn && narrowed.mine
  const isSearch = !isSignedIn || Object.keys(narrowed).length > 0 || profile.isError || (profile.data && !isFilled(profile.data))
  if (!isMine && !isSearch) return profile.data ? <BookingStart /> : <LoadingStart />
  return (
    <Suspense fallback={<LoadingStart />}>{isMine ? <MyDoctorsScreen search={search} /> : <TimeslotScreen search={search} />}</Suspense>
  )
}

function isFilled({ name, birthday }: Profile): boolean {
  return name.trim() !== '' && birthday !== null
}

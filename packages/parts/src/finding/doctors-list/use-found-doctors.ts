import { memberOf } from '@vizit/client/booking/use-patient'
import { useDoctorList } from '@vizit/client/catalogue/use-doctor-list'
import { usePeople } from '@vizit/client/people/use-people'
import type { PreferredDates, PreferredTimes, ProfileFilter } from '@vizit/rules/preferred'
import { judgeDoctorSearch } from '@vizit/rules/search'
import type { DoctorsSearch } from './doctors-search.ts'

/** Pages of the doctors who are looked for, narrowed and ordered by the server (0072). Whom one's own programme pays for stand before those of others (0077). */
export function useFoundDoctors({ speciality, q, dates, times, part, profile, age, sort }: DoctorsSearch, townId: string | undefined) {
  const isNamed = q !== undefined && judgeDoctorSearch(q) === 'ok'
  const [me] = usePeople()
  return useDoctorList(
    { townId: isMeant({ speciality, q }) ? townId : undefined, specialityId: speciality, part, age, memberOf: memberOf(me) },
    {
      name: isNamed ? q.trim() : undefined,
      profile: Number(profile ?? 0) as ProfileFilter,
      preferredDates: Number(dates ?? 0) as PreferredDates,
      // Hours are looked for among the doctors of a speciality, never among all of a town [3.97].
      preferredTimes: Number(speciality === undefined ? 0 : (times ?? 0)) as PreferredTimes,
      sort: sort ?? 'byDate'
    }
  )
}

/** Is somebody looked for, or is it still to be said who? */
export function isMeant({ speciality, q = '' }: DoctorsSearch): boolean {
  return speciality !== undefined || judgeDoctorSearch(q) === 'ok'
}

import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { type DoctorSort, listDoctors } from '@vizit/contract/catalogue'
import type { Reply } from '@vizit/contract/endpoint'
import type { PreferredDates, PreferredTimes, ProfileFilter } from '@vizit/rules/preferred'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { type DoctorFilter, filterFields } from './doctor-filter.ts'

/** What narrows a list of doctors besides the place. `ids`: bookmarks alone; `name`: three letters or more [5.65]. */
export type DoctorFilters = {
  centreId?: string | undefined
  serviceId?: string | undefined
  programId?: string | undefined
  ids?: readonly string[] | undefined
  name?: string | undefined
  profile?: ProfileFilter | undefined
  preferredDates?: PreferredDates | undefined
  preferredTimes?: PreferredTimes | undefined
  sort?: DoctorSort | undefined
}

type Page = Reply<typeof listDoctors>

/** Pages of doctors [9.54] [3.96] [3.97]. An empty list of bookmarks is not asked for: nobody is on it. @public for the screens to come */
export function useDoctorList(place: DoctorFilter, filters: DoctorFilters): UseInfiniteQueryResult<InfiniteData<Page>> {
  const call = useCall()
  const { ids, profile, preferredDates, preferredTimes, ...rest } = filters
  const asked = { ...filterFields(place), ...rest, ids: ids?.join(','), ...numbersOf({ profile, preferredDates, preferredTimes }) }
  return useInfiniteQuery({
    queryKey: ['catalogue', 'doctor-list', asked],
    queryFn: async ({ pageParam, signal }) =>
      valueOf(await call(listDoctors, { provider: 'all', ...asked, page: String(pageParam) }, { signal })),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.doctors.length > 0 && pages.flatMap(page => page.doctors).length < last.total ? pages.length + 1 : undefined,
    enabled: place.townId !== undefined && ids?.length !== 0
  })
}

type Numbers = Pick<DoctorFilters, 'profile' | 'preferredDates' | 'preferredTimes'>

/** 0 chooses nothing, and is not sent. */
function numbersOf({ profile, preferredDates, preferredTimes }: Numbers) {
  return {
    profile: profile ? (`${profile}` as const) : undefined,
    preferredDates: preferredDates ? (`${preferredDates}` as const) : undefined,
    preferredTimes: preferredTimes ? (`${preferredTimes}` as const) : undefined
  }
}

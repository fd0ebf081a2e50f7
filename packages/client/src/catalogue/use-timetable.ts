import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import {
  type DoctorWithSlots,
  getTimeslot,
  listDoctorSlots,
  listDoctorsWithSlots,
  listFreeDays,
  type Timeslot
} from '@vizit/contract/catalogue'
import type { Reply } from '@vizit/contract/endpoint'
import type { Day } from '@vizit/rules/days'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { type DoctorFilter, filterFields } from './doctor-filter.ts'

/** Everything under this key tells which times are free; a slot that turned out busy makes it stale [4.38]. */
export const TIMETABLE_KEY = ['timetable'] as const

const FRESH_MS = 20_000

export function freeDaysQuery(call: Call, filter: DoctorFilter, range: { from: Day; to: Day }) {
  const fields = filterFields(filter)
  return queryOptions({
    queryKey: [...TIMETABLE_KEY, 'days', fields, range],
    queryFn: async ({ signal }) =>
      valueOf(await call(listFreeDays, { provider: 'all', ...fields, dateStart: range.from, dateEnd: range.to }, { signal })).days,
    select: freeByDay,
    staleTime: FRESH_MS
  })
}

/** What is kept is as it came, so that a page can bring it along (0071). */
export function freeByDay(days: Reply<typeof listFreeDays>['days']): ReadonlyMap<Day, number> {
  return new Map(days.map(day => [day.date, day.free]))
}

/** Free places by day of a range [4.44]; days without any are missing. */
export function useFreeDays(filter: DoctorFilter, range: { from: Day; to: Day }): UseQueryResult<ReadonlyMap<Day, number>> {
  const call = useCall()
  return useQuery({ ...freeDaysQuery(call, filter, range), enabled: filter.townId !== undefined })
}

type DoctorsPage = { doctors: DoctorWithSlots[]; total: number }

export function doctorsOfDayQuery(call: Call, filter: DoctorFilter, date: Day | undefined) {
  const fields = filterFields(filter)
  return infiniteQueryOptions({
    queryKey: [...TIMETABLE_KEY, 'doctors', fields, date],
    queryFn: async ({ signal, pageParam }) =>
      valueOf(await call(listDoctorsWithSlots, { provider: 'all', ...fields, date: date!, page: String(pageParam) }, { signal })),
    initialPageParam: 1,
    getNextPageParam: (last: DoctorsPage, pages: DoctorsPage[]) => {
      const loaded = pages.reduce((sum, page) => sum + page.doctors.length, 0)
      return last.doctors.length > 0 && loaded < last.total ? pages.length + 1 : undefined
    },
    staleTime: FRESH_MS
  })
}

/** Doctors of a filter with their free times on a day, soonest first, page by page. */
export function useDoctorsOfDay(filter: DoctorFilter, date: Day | undefined): UseInfiniteQueryResult<InfiniteData<DoctorsPage>> {
  const call = useCall()
  return useInfiniteQuery({ ...doctorsOfDayQuery(call, filter, date), enabled: filter.townId !== undefined && date !== undefined })
}

/** Free times of one doctor in a range of days. */
export function useDoctorSlots(
  doctorId: string | undefined,
  range: { from: Day; to: Day; branchId?: string | undefined }
): UseQueryResult<Timeslot[]> {
  const call = useCall()
  return useQuery({
    queryKey: [...TIMETABLE_KEY, 'slots', doctorId, range],
    queryFn: async ({ signal }) => {
      const { from, to, branchId } = range
      const asked = { provider: 'all', doctorId: doctorId!, dateStart: from, dateEnd: to, ...(branchId && { branchId }) }
      return valueOf(await call(listDoctorSlots, asked, { signal })).timeslots
    },
    enabled: doctorId !== undefined,
    staleTime: FRESH_MS
  })
}

export type SlotCard = Reply<typeof getTimeslot>

/** One time with its doctor and branch, free or not. */
export function useTimeslot(timeslotId: string): UseQueryResult<SlotCard> {
  const call = useCall()
  return useQuery({
    queryKey: ['timeslot', timeslotId],
    queryFn: async ({ signal }) => valueOf(await call(getTimeslot, { provider: 'all', timeslotId }, { signal })),
    staleTime: FRESH_MS
  })
}

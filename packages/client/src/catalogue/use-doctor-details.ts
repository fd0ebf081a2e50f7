import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type DoctorDetails, getDoctor, listSlotsOfDoctors } from '@vizit/contract/doctor-details'
import type { Reply } from '@vizit/contract/endpoint'
import type { Day } from '@vizit/rules/days'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { TIMETABLE_KEY } from './use-timetable.ts'

/** The query itself, for whoever asks before the page does. */
export function doctorDetailsQuery(call: Call, doctorId: string | undefined, date?: Day) {
  return queryOptions({
    queryKey: [...TIMETABLE_KEY, 'doctor-details', doctorId, date],
    queryFn: async ({ signal }) => valueOf(await call(getDoctor, { provider: 'all', doctorId: doctorId!, date }, { signal })),
    enabled: doctorId !== undefined
  })
}

/** A doctor with everything [3.32]; the free times of `date`, or of the nearest day. Errors are CallFailures. @public for the screens to come */
export function useDoctorDetails(doctorId: string | undefined, date?: Day): UseQueryResult<DoctorDetails> {
  return useQuery(doctorDetailsQuery(useCall(), doctorId, date))
}

export type SlotsOfDoctor = Reply<typeof listSlotsOfDoctors>['doctors'][number]

/** [7.88] Free times of at most ten doctors in at most 14 days, such as the bookmarked ones. @public for the screens to come */
export function useSlotsOfDoctors(doctorIds: readonly string[], days: { dateStart: Day; dateEnd: Day }): UseQueryResult<SlotsOfDoctor[]> {
  const call = useCall()
  return useQuery({
    queryKey: [...TIMETABLE_KEY, 'slots-of-doctors', doctorIds, days],
    queryFn: async ({ signal }) =>
      valueOf(await call(listSlotsOfDoctors, { provider: 'all', doctorIds: [...doctorIds], ...days }, { signal })).doctors,
    enabled: doctorIds.length > 0
  })
}

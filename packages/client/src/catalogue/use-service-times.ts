import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import { listServiceDays, listServiceTimes } from '@vizit/contract/service-times'
import type { Day } from '@vizit/rules/days'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { TIMETABLE_KEY } from './use-timetable.ts'

/** A service at a branch, or at all of a town at once; by one specialist or by any. */
export type ServicePlace = { serviceId: string; townId?: string | undefined; branchId?: string | undefined; doctorId?: string | undefined }

/** Of the specialists whom a programme pays for, and who see adults or children, or a child so old. */
export type ServicePatients = { programId?: string; profile?: '1' | '2'; age?: string }

const FRESH_MS = 20_000

/** The specialists of a service, and its times on a day [2.91]. Nothing is asked before the place and the day are chosen. */
export function useServiceTimes(place: ServicePlace | undefined, date: Day | undefined): UseQueryResult<Reply<typeof listServiceTimes>> {
  const call = useCall()
  return useQuery({
    queryKey: [...TIMETABLE_KEY, 'service', place, date],
    queryFn: async ({ signal }) => valueOf(await call(listServiceTimes, { provider: 'all', ...asked(place!), date: date! }, { signal })),
    enabled: place !== undefined && date !== undefined,
    staleTime: FRESH_MS
  })
}

/** How many times the service has on each day of a range: what the calendar highlights [2.90]. */
export function useServiceDays(
  place: ServicePlace | undefined,
  range: { from: Day; to: Day },
  patients: ServicePatients = {}
): UseQueryResult<ReadonlyMap<Day, number>> {
  const call = useCall()
  return useQuery({
    queryKey: [...TIMETABLE_KEY, 'service-days', place, range, patients],
    queryFn: async ({ signal }) => {
      const input = { provider: 'all', ...asked(place!), ...patients, dateStart: range.from, dateEnd: range.to }
      return new Map(valueOf(await call(listServiceDays, input, { signal })).days.map(day => [day.date, day.free]))
    },
    enabled: place !== undefined,
    staleTime: FRESH_MS
  })
}

function asked({ serviceId, townId, branchId, doctorId }: ServicePlace) {
  // A branch is in its town.
  return { serviceId, ...(branchId ? { branchId } : townId && { townId }), ...(doctorId && { doctorId }) }
}

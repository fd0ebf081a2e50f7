import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type Doctor, listDoctors, listSpecialities } from '@vizit/contract/catalogue'
import type { Reply } from '@vizit/contract/endpoint'
import { listPhysicianCards, listPhysicians } from '@vizit/contract/physicians'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { type DoctorFilter, filterFields } from './doctor-filter.ts'

const FRESH_MS = 300_000

export type Speciality = Reply<typeof listSpecialities>['specialities'][number]

type SpecialityFilter = Pick<DoctorFilter, 'townId' | 'branchId' | 'age'>

export function specialitiesQuery(call: Call, { townId, branchId, age }: SpecialityFilter) {
  const fields = filterFields({ townId, branchId, age })
  return queryOptions({
    queryKey: ['catalogue', 'specialities', fields],
    queryFn: async ({ signal }) => valueOf(await call(listSpecialities, { provider: 'all', ...fields }, { signal })).specialities,
    staleTime: FRESH_MS
  })
}

/** The specialities that have a doctor in the filter. */
export function useSpecialities(filter: SpecialityFilter): UseQueryResult<Speciality[]> {
  const call = useCall()
  return useQuery({ ...specialitiesQuery(call, filter), enabled: filter.townId !== undefined })
}

export function doctorsQuery(call: Call, filter: DoctorFilter, name?: string) {
  const fields = filterFields(filter)
  return queryOptions({
    queryKey: ['catalogue', 'doctors', fields, name],
    queryFn: async ({ signal }) => valueOf(await call(listDoctors, { provider: 'all', ...fields, name }, { signal })),
    staleTime: FRESH_MS
  })
}

/** The first page of doctors of a filter and how many there are. `name`: three letters or more [5.65]. */
export function useDoctors(filter: DoctorFilter, name?: string): UseQueryResult<{ doctors: Doctor[]; total: number }> {
  const call = useCall()
  return useQuery({
    ...doctorsQuery(call, filter, name),
    enabled: filter.townId !== undefined,
    placeholderData: name === undefined ? undefined : keepPreviousData
  })
}

/** One doctor by id, for an address that names somebody beyond the first page; null when there is no such doctor. */
export function useDoctorCard(doctorId: string | undefined): UseQueryResult<Doctor | null> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'doctor', doctorId],
    queryFn: async ({ signal }) => valueOf(await call(listPhysicians, { provider: 'all', ids: doctorId! }, { signal })).doctors[0] ?? null,
    enabled: doctorId !== undefined,
    staleTime: FRESH_MS
  })
}

/** [7.86] Doctors by their ids, such as the bookmarked ones, in the order asked; at most 50. Nobody is asked for when there are none. */
export function useDoctorsByIds(ids: readonly string[] | undefined): UseQueryResult<Doctor[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'doctors-by-ids', ids],
    queryFn: async ({ signal }) => {
      const asked = { provider: 'all', ids: ids!.join(','), includeAssignments: 'true' as const }
      return valueOf(await call(listPhysicianCards, asked, { signal })).doctors
    },
    enabled: ids !== undefined && ids.length > 0,
    staleTime: FRESH_MS
  })
}

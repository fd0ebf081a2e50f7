// The directory: towns, their specialities and doctors, and services, as anybody may walk it (0075). Errors are CallFailures.
import { hashKey, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import {
  getDirectoryService,
  listDirectoryServices,
  listDirectoryTowns,
  listTownDoctors,
  listTownSpecialities
} from '@vizit/contract/directory'
import type { Reply } from '@vizit/contract/endpoint'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { TIMETABLE_KEY } from './use-timetable.ts'

const FRESH_MS = 600_000
const CODE = /^[a-z0-9][a-z0-9-]{0,63}$/
const ID = /^[1-9]\d{0,9}$/

export function directoryTownsQuery(call: Call) {
  return queryOptions({
    queryKey: ['catalogue', 'directory'],
    queryFn: async ({ signal }) => valueOf(await call(listDirectoryTowns, { provider: 'all' }, { signal })).towns,
    staleTime: FRESH_MS
  })
}

/** The towns that have a doctor. */
export function useDirectoryTowns(): UseQueryResult<Reply<typeof listDirectoryTowns>['towns']> {
  return useQuery(directoryTownsQuery(useCall()))
}

export function townSpecialitiesQuery(call: Call, town: string) {
  return queryOptions({
    queryKey: ['catalogue', 'directory', town],
    queryFn: async ({ signal }) => valueOf(await call(listTownSpecialities, { provider: 'all', town }, { signal })),
    enabled: CODE.test(town),
    staleTime: FRESH_MS
  })
}

/** The specialities of a town, by its code. */
export function useTownSpecialities(town: string): UseQueryResult<Reply<typeof listTownSpecialities>> {
  return useQuery(townSpecialitiesQuery(useCall(), town))
}

/** Codes of a town and a speciality; pages are counted from 1. */
export type TownDoctorsPage = { town: string; speciality: string; page: number }

export function townDoctorsQuery(call: Call, { town, speciality, page }: TownDoctorsPage) {
  return queryOptions({
    queryKey: [...TIMETABLE_KEY, 'directory', town, speciality, page],
    queryFn: async ({ signal }) =>
      valueOf(await call(listTownDoctors, { provider: 'all', town, speciality, ...(page > 1 && { page: String(page) }) }, { signal })),
    enabled: CODE.test(town) && CODE.test(speciality)
  })
}

/** The doctors of a speciality in a town. Until another page of them comes, the one before stands for it as a placeholder. */
export function useTownDoctors(asked: TownDoctorsPage): UseQueryResult<Reply<typeof listTownDoctors>> {
  const query = townDoctorsQuery(useCall(), asked)
  const list = hashKey(query.queryKey.slice(0, -1))
  return useQuery({
    ...query,
    placeholderData: (shown, of) => (of && hashKey(of.queryKey.slice(0, -1)) === list ? shown : undefined)
  })
}

export function directoryServicesQuery(call: Call) {
  return queryOptions({
    queryKey: ['catalogue', 'directory-services'],
    queryFn: async ({ signal }) => valueOf(await call(listDirectoryServices, { provider: 'all' }, { signal })).directions,
    staleTime: FRESH_MS
  })
}

/** The services that somebody gives. */
export function useDirectoryServices(): UseQueryResult<Reply<typeof listDirectoryServices>['directions']> {
  return useQuery(directoryServicesQuery(useCall()))
}

export function directoryServiceQuery(call: Call, serviceId: string) {
  return queryOptions({
    queryKey: ['catalogue', 'directory-service', serviceId],
    queryFn: async ({ signal }) => valueOf(await call(getDirectoryService, { provider: 'all', serviceId }, { signal })),
    enabled: ID.test(serviceId),
    staleTime: FRESH_MS
  })
}

/** A service with the centres that give it. */
export function useDirectoryService(serviceId: string): UseQueryResult<Reply<typeof getDirectoryService>> {
  return useQuery(directoryServiceQuery(useCall(), serviceId))
}

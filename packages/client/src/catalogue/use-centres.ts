import {
  type InfiniteData,
  queryOptions,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery
} from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type Centre, type CentreSort, getCentre, listCentres } from '@vizit/contract/centres'
import type { Reply } from '@vizit/contract/endpoint'
import { distanceKm, type Position as Point } from '@vizit/rules/distance'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const FRESH_MS = 600_000

/** `ids`: bookmarks alone; `programId`: centres of the programme [3.98]; `name` like a list search [5.67]. */
export type CentreFilters = {
  townId: string | undefined
  specialityId?: string | undefined
  serviceId?: string | undefined
  programId?: string | undefined
  ids?: readonly string[] | undefined
  name?: string | undefined
  sort?: CentreSort | undefined
}

/** Pages of medical centres [9.56]. @public for the screens to come */
export function useCentres({ ids, ...filters }: CentreFilters): UseInfiniteQueryResult<InfiniteData<Reply<typeof listCentres>>> {
  const call = useCall()
  const asked = { ...filters, ids: ids?.join(',') }
  return useInfiniteQuery({
    queryKey: ['catalogue', 'centres', asked],
    queryFn: async ({ pageParam, signal }) =>
      valueOf(await call(listCentres, { provider: 'all', ...asked, page: String(pageParam) }, { signal })),
    initialPageParam: 1,
    getNextPageParam: (last, pages) =>
      last.centres.length > 0 && pages.flatMap(page => page.centres).length < last.total ? pages.length + 1 : undefined,
    enabled: filters.townId !== undefined && ids?.length !== 0,
    staleTime: FRESH_MS
  })
}

/** The query itself, for whoever asks before the page does. */
export function centreQuery(call: Call, centreId: string | undefined) {
  return queryOptions({
    queryKey: ['catalogue', 'centre', centreId],
    queryFn: async ({ signal }) => valueOf(await call(getCentre, { provider: 'all', centreId: centreId! }, { signal })),
    enabled: centreId !== undefined,
    staleTime: FRESH_MS
  })
}

/** One medical centre with its branches [3.40]. Errors are CallFailures. @public for the screens to come */
export function useCentre(centreId: string | undefined): UseQueryResult<Reply<typeof getCentre>> {
  return useQuery(centreQuery(useCall(), centreId))
}

/** Kilometres from where the patient is; null when the centre's place on the map is not known. @public for the screens to come */
export function centreDistance({ latitude, longitude }: Pick<Centre, 'latitude' | 'longitude'>, from: Point): number | null {
  return latitude === null || longitude === null ? null : distanceKm(from, { latitude, longitude })
}

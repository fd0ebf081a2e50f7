import { keepPreviousData, queryOptions, type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type Drug, findDrugstores, getDrug, popularDrugs, searchDrugs } from '@vizit/contract/drugs'
import type { Reply } from '@vizit/contract/endpoint'
import type { Position } from '@vizit/rules/distance'
import { type DrugstoreSort, judgeDrugSearch, sortDrugstores } from '@vizit/rules/drugs'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const FRESH_MS = 300_000

/** [5.66] Drugs by what is typed; asks nothing while nothing is typed. Errors are CallFailures; DRUG_SEARCH_UNAVAILABLE: the service is away [8.91]. */
export function useDrugs(text: string, townId: string | undefined): UseQueryResult<Reply<typeof searchDrugs>> {
  const call = useCall()
  return useQuery({
    queryKey: ['drugs', 'search', text.trim(), townId],
    queryFn: async ({ signal }) => valueOf(await call(searchDrugs, { text, townId }, { signal })),
    enabled: judgeDrugSearch(text) !== 'empty',
    staleTime: FRESH_MS,
    placeholderData: keepPreviousData
  })
}

/** [3.74] */
export function usePopularDrugs(): UseQueryResult<string[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['drugs', 'popular'],
    queryFn: async ({ signal }) => valueOf(await call(popularDrugs, {}, { signal })).searches,
    staleTime: FRESH_MS
  })
}

function drugQuery(call: Call, drugId: string | undefined, townId: string | undefined) {
  return queryOptions({
    queryKey: ['drugs', 'card', drugId, townId],
    queryFn: async ({ signal }) => valueOf(await call(getDrug, { drugId: drugId!, townId }, { signal })).drug,
    enabled: drugId !== undefined,
    staleTime: FRESH_MS
  })
}

export function useDrug(drugId: string | undefined, townId: string | undefined): UseQueryResult<Drug> {
  return useQuery(drugQuery(useCall(), drugId, townId))
}

/** Several, in their order. `drugs` is undefined until each is known, or known not to be there. */
export function useMoreDrugs(drugIds: readonly string[], townId: string | undefined) {
  const call = useCall()
  return useQueries({
    queries: drugIds.map(id => drugQuery(call, id, townId)),
    combine: answers => {
      const away = answers.filter(({ error }) => error && failureOf(error).code !== 'NOT_FOUND')
      return {
        drugs: away.length > 0 || answers.some(one => one.isPending) ? undefined : answers.flatMap(one => one.data ?? []),
        error: away[0]?.error ?? null,
        isFetching: answers.some(one => one.isFetching),
        refetch: () => Promise.all(away.map(one => one.refetch()))
      }
    }
  })
}

/** [9.55] Drugstores with prices in the chosen order. `from`, one's own position, is sorted by here and told to nobody. */
export function useDrugstores(
  { townId, drugIds }: { townId: string | undefined; drugIds: readonly string[] },
  by: DrugstoreSort,
  from: Position | null
): UseQueryResult<Reply<typeof findDrugstores>> {
  const call = useCall()
  return useQuery({
    queryKey: ['drugs', 'drugstores', townId, drugIds],
    queryFn: async ({ signal }) => valueOf(await call(findDrugstores, { townId: townId!, drugIds: [...drugIds] }, { signal })),
    select: ({ source, drugstores }) => ({ source, drugstores: sortDrugstores(drugstores, by, from) }),
    enabled: townId !== undefined && drugIds.length > 0,
    staleTime: FRESH_MS
  })
}

import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import {
  type Drug,
  type Drugstore,
  type DrugstoreOffer,
  findDrugstores,
  getDrug,
  getDrugstore,
  popularDrugs,
  searchDrugs
} from '@vizit/contract/drugs'
import type { Reply, Sent } from '@vizit/contract/endpoint'
import type { Place } from '@vizit/rules/distance'
import { type DrugstoreSort, judgeDrugSearch, sortDrugstores } from '@vizit/rules/drugs'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'

const FRESH_MS = 300_000

/** [5.66] Drugs by what is typed; asks nothing while nothing is typed. Errors are CallFailures; DRUG_SEARCH_UNAVAILABLE: the service is away [8.91]. @public for the screens of the patient app */
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

/** [3.74] @public for the screens of the patient app */
export function usePopularDrugs(): UseQueryResult<string[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['drugs', 'popular'],
    queryFn: async ({ signal }) => valueOf(await call(popularDrugs, {}, { signal })).searches,
    staleTime: FRESH_MS
  })
}

/** @public for the screens of the patient app */
export function useDrug(drugId: string, townId: string | undefined): UseQueryResult<Drug> {
  const call = useCall()
  return useQuery({
    queryKey: ['drugs', 'card', drugId, townId],
    queryFn: async ({ signal }) => valueOf(await call(getDrug, { drugId, townId }, { signal })).drug,
    staleTime: FRESH_MS
  })
}

/** [9.55] Drugstores with prices in the chosen order. `from`, one's own place, is sorted by here and told to nobody. @public for the screens of the patient app */
export function useDrugstores(asked: Sent<typeof findDrugstores>, by: DrugstoreSort, from: Place | null): UseQueryResult<DrugstoreOffer[]> {
  const call = useCall()
  return useQuery({
    queryKey: ['drugs', 'drugstores', asked],
    queryFn: async ({ signal }) => valueOf(await call(findDrugstores, asked, { signal })).drugstores,
    select: drugstores => sortDrugstores(drugstores, by, from),
    staleTime: FRESH_MS
  })
}

/** @public for the screens of the patient app */
export function useDrugstore(drugstoreId: string): UseQueryResult<Drugstore> {
  const call = useCall()
  return useQuery({
    queryKey: ['drugs', 'drugstore', drugstoreId],
    queryFn: async ({ signal }) => valueOf(await call(getDrugstore, { drugstoreId }, { signal })).drugstore,
    staleTime: FRESH_MS
  })
}

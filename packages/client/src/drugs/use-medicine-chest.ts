import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import {
  dropMedicine,
  type KeptDrug,
  listMedicines,
  listVisitDrugs,
  type Medicine,
  putMedicine,
  putVisitDrugs
} from '@vizit/contract/own-drugs'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useSendOrKeep } from '../unsent/unsent-provider.ts'

const CHEST_KEY = ['medicine-chest'] as const
const visitKey = (orderId: string) => ['visit-drugs', orderId] as const

/** [1.33] */
export function useMedicines(): UseQueryResult<Medicine[]> {
  const call = useCall()
  return useQuery({ queryKey: CHEST_KEY, queryFn: async ({ signal }) => valueOf(await call(listMedicines, {}, { signal })).medicines })
}

/** Puts a drug in, or changes its day and note; `name`: of the drug. */
export function usePutMedicine() {
  const send = useSendOrKeep()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ name, ...input }: Sent<typeof putMedicine> & { name: string }) =>
      send(putMedicine, input, { kind: 'medicine', input, about: { name } }),
    onSuccess: sent => (sent.kept ? undefined : queries.setQueryData<Medicine[]>(CHEST_KEY, sent.value.medicines))
  })
}

/** Takes a drug out; `name`: of the drug. */
export function useDropMedicine() {
  const send = useSendOrKeep()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ name, drugId }: { name: string; drugId: string }) =>
      send(dropMedicine, { drugId }, { kind: 'dropped-medicine', input: { drugId }, about: { name } }),
    onSuccess: sent => (sent.kept ? undefined : queries.setQueryData<Medicine[]>(CHEST_KEY, sent.value.medicines)),
    onError: () => queries.invalidateQueries({ queryKey: CHEST_KEY })
  })
}

/** The drugs that one keeps with a visit. */
export function useVisitDrugs(orderId: string): UseQueryResult<KeptDrug[]> {
  const call = useCall()
  return useQuery({
    queryKey: visitKey(orderId),
    queryFn: async ({ signal }) => valueOf(await call(listVisitDrugs, { orderId }, { signal })).drugs
  })
}

/** The whole list anew. */
export function usePutVisitDrugs(orderId: string) {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (drugIds: string[]) => valueOf(await call(putVisitDrugs, { orderId, drugIds })).drugs,
    onSuccess: drugs => queries.setQueryData<KeptDrug[]>(visitKey(orderId), drugs)
  })
}

import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type Branch, listBranches, listTowns, type Town } from '@vizit/contract/catalogue'
import { listPhysicians } from '@vizit/contract/physicians'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** Towns and branches hardly change while somebody looks at them. */
const FRESH_MS = 600_000

/** All towns, as they are asked for and kept. */
export function townsQuery(call: Call) {
  return queryOptions({
    queryKey: ['catalogue', 'towns'],
    queryFn: async ({ signal }) => valueOf(await call(listTowns, {}, { signal })).locations,
    staleTime: FRESH_MS
  })
}

/** The towns in which somebody takes bookings, after the entry of all regions (id 0) [3.51]; with 'all' those where nobody does too [3.56]. */
export function useTowns(which: 'booked' | 'all' = 'booked'): UseQueryResult<Town[]> {
  const call = useCall()
  return useQuery({ ...townsQuery(call), select: which === 'all' ? undefined : bookedTowns })
}

export function bookedTowns(towns: Town[]): Town[] {
  return towns.filter(town => town.branches > 0)
}

export function branchesQuery(call: Call, townId: string | undefined) {
  return queryOptions({
    queryKey: ['catalogue', 'branches', townId],
    queryFn: async ({ signal }) => valueOf(await call(listBranches, { provider: 'all', townId }, { signal })).branches,
    staleTime: FRESH_MS
  })
}

/** The branches of a town; waits until the town is known. */
export function useBranches(townId: string | undefined): UseQueryResult<Branch[]> {
  const call = useCall()
  return useQuery({ ...branchesQuery(call, townId), enabled: townId !== undefined })
}

/** The town of a branch or doctor that an address names without its town; null when it cannot be found out. */
export function useTownOf(
  named: { branchId?: string | undefined; doctorId?: string | undefined } | undefined
): UseQueryResult<string | null> {
  const call = useCall()
  return useQuery({
    queryKey: ['catalogue', 'town-of', named],
    queryFn: async ({ signal }) => {
      if (named?.branchId !== undefined) {
        const { branches } = valueOf(await call(listBranches, { provider: 'all' }, { signal }))
        return branches.find(branch => branch.branchId === named.branchId)?.townId ?? null
      }
      const { doctors } = valueOf(await call(listPhysicians, { provider: 'all', ids: named!.doctorId! }, { signal }))
      return doctors[0]?.worksAt[0]?.townId ?? null
    },
    enabled: named !== undefined,
    staleTime: FRESH_MS
  })
}

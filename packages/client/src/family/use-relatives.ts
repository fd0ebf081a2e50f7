import { type QueryClient, type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { addChild, changeChild, listRelatives, type Relative } from '@vizit/contract/family'
import { markFamilySeen } from '@vizit/contract/family-code'
import { deleteChild, deleteRelative } from '@vizit/contract/relatives'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { CAPABILITIES_KEY, NEW_TESTS_KEY, PROFILE_KEY, RELATIVES_KEY, VISITS_KEY } from '../api/query-keys.ts'
import { useSendOnce } from '../session/use-send-once.ts'

/** What is told of the family's people. */
const DEPENDING = [PROFILE_KEY, VISITS_KEY, NEW_TESTS_KEY]

/** The family as far as the signed-in person may see it, oneself included. Errors are CallFailures. */
export function useRelatives(): UseQueryResult<Relative[]> {
  const call = useCall()
  return useQuery({
    queryKey: RELATIVES_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listRelatives, {}, { signal })).family
  })
}

/** The family has become another one elsewhere: it is asked for again, and what is told of its people and may be done for them. */
export async function forgetFamily(queries: QueryClient): Promise<void> {
  await Promise.all([RELATIVES_KEY, CAPABILITIES_KEY, ...DEPENDING].map(queryKey => queries.invalidateQueries({ queryKey })))
}

/** Takes a family that a command has answered with, and asks again for what depends on it. */
export function useTakeFamily(): (family: Relative[]) => void {
  const queries = useQueryClient()
  return family => {
    queries.setQueryData(RELATIVES_KEY, family)
    for (const queryKey of DEPENDING) void queries.invalidateQueries({ queryKey })
  }
}

/** Adds a child. Sending it again after a broken connection adds nobody twice. */
export function useAddChild() {
  const send = useSendOnce()
  return useMutation({
    mutationFn: async (input: Sent<typeof addChild>) => valueOf(await send(addChild, input)).family,
    onSuccess: useTakeFamily()
  })
}

/** Changes the data of a child. */
export function useChangeChild() {
  const call = useCall()
  return useMutation({
    mutationFn: async (input: Sent<typeof changeChild>) => valueOf(await call(changeChild, input)).family,
    onSuccess: useTakeFamily()
  })
}

/** Takes a person out of the family, a child by its own path. Who has gone meanwhile is gone: the list is asked again in any case. */
export function useRemoveRelative() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ profileId, relKind }: Pick<Relative, 'profileId' | 'relKind'>) =>
      valueOf(await call(relKind === 'CHILD' ? deleteChild : deleteRelative, { profileId })),
    onSettled: () => forgetFamily(queries)
  })
}

/** [2.109] The newcomers were shown: nobody is new from now on, here at once. */
export function useMarkFamilySeen() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => valueOf(await call(markFamilySeen, {})),
    onMutate: () => void queries.setQueryData<Relative[]>(RELATIVES_KEY, family => family?.map(member => ({ ...member, isNew: false })))
  })
}

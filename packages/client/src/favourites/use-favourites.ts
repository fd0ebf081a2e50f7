import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addFavourite, type Favourites, type FavouriteType, listFavourites, removeFavourite } from '@vizit/contract/favourites'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const KEY = ['favourites'] as const

/** Bookmarked doctors and medical centres, the newest first. For a signed-in person alone [6.07]. Errors are CallFailures. */
export function useFavourites(enabled = true): UseQueryResult<Favourites> {
  const call = useCall()
  return useQuery({ queryKey: KEY, queryFn: async ({ signal }) => valueOf(await call(listFavourites, {}, { signal })), enabled })
}

export type NewFavourite = { type: FavouriteType; id: string; displayName: string; photoUrl: string | null; branchId: string }

/** Puts one first; the answer is the new list and what it pushed out [9.03]. */
export function useAddFavourite() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (one: NewFavourite) => valueOf(await call(addFavourite, one)),
    onSuccess: ({ physicians, medcenters }) => void queries.setQueryData<Favourites>(KEY, { physicians, medcenters })
  })
}

/** */
export function useRemoveFavourite() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ type, id }: { type: FavouriteType; id: string }) => valueOf(await call(removeFavourite, { type, id })),
    // Also after a refusal: what is not there any more must not stay on the screen.
    onSettled: () => queries.invalidateQueries({ queryKey: KEY })
  })
}

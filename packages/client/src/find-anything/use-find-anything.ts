import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import { findAnything } from '@vizit/contract/finding'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { isEnough } from './is-enough.ts'

export type Found = Reply<typeof findAnything>

const FRESH_MS = 60_000

/** What the typed text may mean in a town, for somebody so old; what was found before stays until the next is there. */
export function useFindAnything(typed: string, place: { townId: string | undefined; age: string | undefined }): UseQueryResult<Found> {
  const call = useCall()
  const text = typed.trim().replace(/\s+/g, ' ')
  const { townId, age } = place
  return useQuery({
    queryKey: ['find-anything', text, townId, age],
    queryFn: async ({ signal }) =>
      valueOf(await call(findAnything, { provider: 'all', text, ...(townId && { townId }), ...(age && { age: Number(age) }) }, { signal })),
    enabled: townId !== undefined && isEnough(text),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS
  })
}

import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { findAnything } from '@vizit/contract/finding'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { isEnough } from './is-enough.ts'

export type Found = Reply<typeof findAnything>

/** What is found in lists that can be long. */
export type Listed = NonNullable<Received<typeof findAnything>['all']>

/** `all`: of what more than the first few. */
type FindingPlace = { townId: string | undefined; age: string | undefined; all: Listed | undefined }

const FRESH_MS = 60_000

/** What the typed text may mean in a town, for somebody so old; what was found before stays until the next is there. */
export function useFindAnything(typed: string, place: FindingPlace): UseQueryResult<Found> {
  const call = useCall()
  const text = typed.trim().replace(/\s+/g, ' ')
  const { townId, age, all } = place
  return useQuery({
    queryKey: ['find-anything', text, townId, age, all],
    queryFn: async ({ signal }) =>
      valueOf(
        await call(
          findAnything,
          { provider: 'all', text, ...(townId && { townId }), ...(age && { age: Number(age) }), ...(all && { all }) },
          { signal }
        )
      ),
    enabled: townId !== undefined && isEnough(text),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS
  })
}

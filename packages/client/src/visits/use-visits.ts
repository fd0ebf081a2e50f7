import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { listVisits, pageVisits } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'
import { PROFILE_KEY, VISITS_KEY } from '../api/query-keys.ts'
import { useOnline } from '../api/use-online.ts'
import { browserEntries, VISITS_ENTRY } from '../cache/browser-entries.ts'
import type { CacheKey } from '../cache/seal.ts'
import { readEntry, writeEntry } from '../cache/sealed-entries.ts'
import { useCacheKey } from '../profile/use-cache-key.ts'
import { useSession } from '../session/session-provider.ts'
import { askBefore, askFrom, joinEarlier, joinVisits, keptOf, readCopy, type VisitsCopy } from './visits-copy.ts'
import type { Asked } from './visits-view.ts'

export type Visits = {
  /** From the server, or before that (and without a connection) from the encrypted copy of this device. */
  copy: VisitsCopy | undefined
  asked: Asked
  /** What the last question failed with; null when it did not. */
  error: unknown
  isAsking: boolean
  refresh: () => void
  /** A page more of what is older than the last month [9.14]. */
  loadEarlier: () => void
}

/** The visits of everyone whose visits one may see: the copy at once, then the server from the day before the last answer [4.62-4.64]. */
export function useVisits(): Visits {
  const call = useCall()
  const clock = useClock()
  const queries = useQueryClient()
  const isSignedIn = useSession().kind === 'signed-in'
  const key = useCacheKey()
  const isOnline = useOnline()
  const isKeyKnown = key !== 'waiting'
  const kept = useQuery({
    queryKey: [...VISITS_KEY, 'copy'],
    queryFn: async () => {
      void import('../cache/drop-expired.ts').then(cache => cache.dropExpired(clock().getTime())).catch(() => undefined)
      return readCopy(await readEntry(browserEntries, isKeyKnown && key ? key : undefined, VISITS_ENTRY)) ?? null
    },
    enabled: isSignedIn && isKeyKnown && key !== null,
    staleTime: Number.POSITIVE_INFINITY
  })
  const isCopyKnown = isKeyKnown && (key === null || !kept.isPending)
  const fresh = useQuery({
    queryKey: [...VISITS_KEY, 'all'],
    queryFn: ({ signal }) => askVisits({ call, queries, key: isKeyKnown ? key : null, now: clock(), signal }),
    enabled: isSignedIn && isCopyKnown,
    refetchOnReconnect: true
  })
  const earlier = useMutation({
    mutationFn: () => askEarlier({ call, queries, key: isKeyKnown ? key : null, now: clock() }, knownOf(queries)!),
    onSuccess: all => queries.setQueryData([...VISITS_KEY, 'all'], all),
    // The list then says what is wrong, as for any other question.
    onError: () => fresh.refetch()
  })
  const copy = fresh.data ?? kept.data ?? undefined
  return {
    copy,
    asked: !isOnline ? 'no-connection' : fresh.isError ? askedOf(fresh.error) : fresh.isSuccess ? 'answered' : 'asking',
    error: fresh.error,
    isAsking: fresh.isFetching || earlier.isPending,
    refresh: () => {
      // Without the profile there is no key for the copy.
      void queries.refetchQueries({ queryKey: PROFILE_KEY, predicate: query => query.state.status === 'error' })
      void fresh.refetch()
    },
    loadEarlier: () => (copy ? earlier.mutate() : undefined)
  }
}

function askedOf(error: unknown): Asked {
  const { code } = failureOf(error)
  return code === 'NETWORK' || code === 'TIMEOUT' ? 'no-connection' : 'failed'
}

type Asking = { call: Call; queries: QueryClient; key: CacheKey | null; now: Date; signal?: AbortSignal }

/** One question to the server, joined to what was known and kept on the device. An empty last month is asked further, so that «none» is true. */
async function askVisits(asking: Asking): Promise<VisitsCopy> {
  const { call, queries, key, now, signal } = asking
  const from = askFrom(knownOf(queries), minskDay(now))
  const answer = valueOf(await call(listVisits, { status: 'all', dateStart: from }, signal && { signal }))
  // a page of older ones may have come meanwhile
  const copy = joinVisits(knownOf(queries), answer, from)
  if (!copy.whole && keptOf(copy).orders.length === 0) return askEarlier(asking, copy)
  await keepVisits(key, copy)
  return copy
}

function knownOf(queries: QueryClient): VisitsCopy | undefined {
  const [all, copy] = [
    [...VISITS_KEY, 'all'],
    [...VISITS_KEY, 'copy']
  ]
  return queries.getQueryData<VisitsCopy>(all) ?? queries.getQueryData<VisitsCopy | null>(copy) ?? undefined
}

/** One page of older visits, joined and kept like the others. */
async function askEarlier({ call, queries, key, now, signal }: Asking, before: VisitsCopy): Promise<VisitsCopy> {
  const page = valueOf(await call(pageVisits, { state: 'past', after: askBefore(before, minskDay(now)) }, signal && { signal }))
  const copy = joinEarlier(signal ? before : (knownOf(queries) ?? before), page)
  await keepVisits(key, copy)
  return copy
}

/** Writes the copy of the device; without a key nothing. */
export function keepVisits(key: CacheKey | null, copy: VisitsCopy): Promise<void> {
  return writeEntry(browserEntries, key ?? undefined, VISITS_ENTRY, keptOf(copy))
}

/** Changes the visits at once, here and on the device, before the server is asked again. */
export function useChangeVisits(): (change: (copy: VisitsCopy) => VisitsCopy) => Promise<void> {
  const queries = useQueryClient()
  const key = useCacheKey()
  return async change => {
    const all = [...VISITS_KEY, 'all']
    // An answer that is on its way was given before the change.
    await queries.cancelQueries({ queryKey: all })
    const changed = queries.setQueryData<VisitsCopy>(all, copy => copy && change(copy))
    if (changed && key !== 'waiting') await keepVisits(key, changed)
    void queries.invalidateQueries({ queryKey: all })
  }
}

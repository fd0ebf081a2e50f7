import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type CalendarFeed, readFeed, revokeFeed, setFeed } from '@vizit/contract/calendar-feed'
import type { FeedWords } from '@vizit/rules/calendar-feed'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const FEED_KEY = ['calendar-feed'] as const

/** The own address; `feed` null: none was made. */
export function useCalendarFeed() {
  const call = useCall()
  return useQuery({ queryKey: FEED_KEY, queryFn: async ({ signal }) => valueOf(await call(readFeed, {}, { signal })) })
}

/** Makes the address, or changes what it tells. Errors are CallFailures. */
export function useSetFeed() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (words: FeedWords) => valueOf(await call(setFeed, { words })),
    onSuccess: reply => queries.setQueryData<{ feed: CalendarFeed }>(FEED_KEY, reply)
  })
}

/** Errors are CallFailures. */
export function useRevokeFeed() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => valueOf(await call(revokeFeed, {})),
    onSuccess: () => queries.setQueryData<{ feed: CalendarFeed }>(FEED_KEY, { feed: null })
  })
}

/** The address as calendars subscribe to it: 'webcal:' in place of 'https:'. */
export function webcalOf(link: string): string {
  return link.replace(/^https?:/, 'webcal:')
}

import { useInfiniteQuery } from '@tanstack/react-query'
import { readAccessLog } from '@vizit/contract/access'
import type { Reply } from '@vizit/contract/endpoint'
import type { Day } from '@vizit/rules/days'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { dayOf } from '../days/show-day.ts'

export type LogEntry = Reply<typeof readAccessLog>['entries'][number]

/** Who viewed, booked and changed the data of oneself and one's children, or of one of them; a hundred at a time, newest first. */
export function useAccessLog(profileId: string | undefined) {
  const call = useCall()
  return useInfiniteQuery({
    queryKey: ['access-log', profileId ?? 'all'],
    queryFn: async ({ pageParam, signal }) =>
      valueOf(await call(readAccessLog, { ...(profileId && { profileId }), ...(pageParam && { before: pageParam }) }, { signal })),
    initialPageParam: null as string | null,
    getNextPageParam: page => page.before
  })
}

/** The same actions of one day under its date, in their order. */
export function byDay(entries: readonly LogEntry[]): { day: Day; entries: LogEntry[] }[] {
  const days: { day: Day; entries: LogEntry[] }[] = []
  for (const entry of entries) {
    const day = dayOf(entry.at)
    const last = days.at(-1)
    if (last?.day === day) last.entries.push(entry)
    else days.push({ day, entries: [entry] })
  }
  return days
}

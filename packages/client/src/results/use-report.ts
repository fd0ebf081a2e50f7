import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import { readObservations, readTrend } from '@vizit/contract/results'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { NEW_TESTS_KEY, VISITS_KEY } from '../api/query-keys.ts'
import { openReport } from './open-report.ts'
import type { ReportAsked } from './report-asked.ts'
import { useOpeningTools } from './use-open-cards.ts'

/** Opens a report; its `data` says whether it is shown, the code is asked for, or something went wrong. One that is shown is new no more among the visits. */
export function useOpenReport() {
  const tools = useOpeningTools()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (asked: ReportAsked) => openReport(tools, asked),
    onSuccess: ({ kind }) => {
      if (kind === 'shown') for (const queryKey of [VISITS_KEY, NEW_TESTS_KEY]) void queries.invalidateQueries({ queryKey })
    },
    gcTime: 0
  })
}

/** The table beside the PDF, while its card is open. Nothing of it stays when the screen is left. */
export function useObservations(id: string, accessCode: string | undefined): UseQueryResult<Reply<typeof readObservations>> {
  const call = useCall()
  return useQuery({
    queryKey: ['observations', id],
    queryFn: async ({ signal }) => valueOf(await call(readObservations, { id, accessCode }, { signal })),
    enabled: accessCode !== undefined,
    gcTime: 0,
    retry: false
  })
}

/** One value of a report over time; `place`: where it stands in the table, from 0. */
export function useTrend(id: string, place: number, accessCode: string | undefined): UseQueryResult<Reply<typeof readTrend>> {
  const call = useCall()
  return useQuery({
    queryKey: ['trend', id, place],
    queryFn: async ({ signal }) => valueOf(await call(readTrend, { id, place: String(place), accessCode }, { signal })),
    enabled: accessCode !== undefined,
    gcTime: 0,
    retry: false
  })
}

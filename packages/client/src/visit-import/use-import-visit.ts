import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FoundOrder, type FoundVisit, putOffPublicVisit } from '@vizit/contract/visit-import'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { logFailure } from '../api/log-failure.ts'
import { EMAILS_KEY, PROFILE_KEY, RELATIVES_KEY, VISITS_KEY } from '../api/query-keys.ts'
import { renewConsentTexts } from '../consent/text-renewed.ts'
import { useSendOnce } from '../session/use-send-once.ts'
import { bookmarkDoctor, type ImportInput, importFoundVisit } from './import-found-visit.ts'
import { PENDING_VISIT_KEY } from './use-pending-visit.ts'

/** «Continue»: the visit is among the visits from then on, its patient in the family, its doctor bookmarked. Errors are CallFailures. */
export function useImportVisit({ onTakenIn }: { onTakenIn: () => void }) {
  const call = useCall()
  const queries = useQueryClient()
  const send = useSendOnce()
  return useMutation({
    mutationFn: (input: ImportInput) => importFoundVisit(call, input, send),
    onSuccess: async () => {
      queries.removeQueries({ queryKey: PENDING_VISIT_KEY })
      await Promise.all([VISITS_KEY, RELATIVES_KEY, PROFILE_KEY, EMAILS_KEY].map(queryKey => queries.invalidateQueries({ queryKey })))
      onTakenIn()
    },
    onError: error => renewConsentTexts(queries, error)
  })
}

/** "Not now": said to the server, so that no device of the account asks again; and here at once, whether it has heard or not. */
export function usePutOffVisit() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (omId: string) => {
      queries.setQueriesData<FoundVisit>({ queryKey: PENDING_VISIT_KEY }, found =>
        found?.omId === omId ? { ...found, putOff: true } : found
      )
      valueOf(await call(putOffPublicVisit, { omId }))
    },
    retry: 3,
    onError: error => logFailure('a visit was not put off', error)
  })
}

/** [4.121] The visit is there already: its doctor is bookmarked, no more. */
export function useBookmarkDoctor() {
  const call = useCall()
  return useMutation({ mutationFn: (order: FoundOrder) => bookmarkDoctor(call, order) })
}

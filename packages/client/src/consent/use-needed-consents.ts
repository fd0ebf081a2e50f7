import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ConsentItem, giveAllConsents, listNeededConsents } from '@vizit/contract/consent'
import { failureOf, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { PROFILE_KEY } from '../api/query-keys.ts'
import { consentInput } from './consent-ticks.ts'
import { consentTextsQuery } from './use-consent-texts.ts'

const NEEDED_KEY = ['needed-consents'] as const

/** Whose consent is asked for, the signed-in person first. Errors are CallFailures. */
export function useNeededConsents(): UseQueryResult<ConsentItem[]> {
  const call = useCall()
  return useQuery({
    queryKey: NEEDED_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listNeededConsents, {}, { signal })).people,
    staleTime: 0
  })
}

/**
 * [4.17] [4.131] Sends consent for all in the versions shown, then [4.18] [4.132] reads the person anew. A text that has changed meanwhile
 * (INVALID_STATE) is fetched, so that it can be read before the next try.
 */
export function useGiveAllConsents() {
  const call = useCall()
  const queries = useQueryClient()
  const texts = consentTextsQuery(call)
  return useMutation({
    mutationFn: async (people: readonly ConsentItem[]): Promise<void> => {
      valueOf(await call(giveAllConsents, consentInput(people, await queries.ensureQueryData(texts))))
      await queries.refetchQueries({ queryKey: PROFILE_KEY }, { throwOnError: true })
    },
    onError: error => {
      if (failureOf(error).code !== 'INVALID_STATE') return
      void queries.invalidateQueries({ queryKey: texts.queryKey })
      void queries.invalidateQueries({ queryKey: NEEDED_KEY })
    }
  })
}

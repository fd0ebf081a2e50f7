import { queryOptions, useQuery } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { type ConsentKind, listConsentTexts } from '@vizit/contract/consent'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

const FRESH_MS = 600_000
export const TEXTS_KEY = ['consent-texts'] as const

export function consentTextsQuery(call: Call) {
  return queryOptions({
    queryKey: TEXTS_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listConsentTexts, {}, { signal })).texts,
    staleTime: FRESH_MS
  })
}

/** Every text that is now in force. */
export function useConsentTexts() {
  return useQuery(consentTextsQuery(useCall()))
}

/** The text of one kind that is now in force, with its version: `{text, isPending, error, refetch}`. `text` is undefined until it is there. */
export function useConsentText(kind: ConsentKind, asked = true) {
  const { data, isPending, error, refetch } = useQuery({ ...consentTextsQuery(useCall()), enabled: asked })
  return { text: data?.find(text => text.kind === kind), isPending, error, refetch }
}

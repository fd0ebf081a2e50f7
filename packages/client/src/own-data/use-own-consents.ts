import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ConsentKind, giveConsent, listConsents, withdrawConsent } from '@vizit/contract/consent'
import { setEmails } from '@vizit/contract/email'
import { updateMember } from '@vizit/contract/profile-form'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { PROFILE_KEY } from '../api/query-keys.ts'
import { renewConsentTexts } from '../consent/text-renewed.ts'
import { consentTextsQuery } from '../consent/use-consent-texts.ts'

const keyOf = (profileId: string) => ['consents', profileId]

/** What was accepted for a person, newest first. */
export function useGivenConsents(profileId: string) {
  const call = useCall()
  return useQuery({
    queryKey: keyOf(profileId),
    queryFn: async ({ signal }) => valueOf(await call(listConsents, { profileId }, { signal })).consents
  })
}

/** Takes a consent back; gives how many planned visits stand all the same. */
export function useTakeBack(profileId: string) {
  const call = useCall()
  const refresh = useRefresh(profileId)
  return useMutation({
    mutationFn: async (kind: ConsentKind) => valueOf(await call(withdrawConsent, { profileId, kind })),
    onSuccess: refresh
  })
}

/** Gives a consent anew, to the words that are in force now. `isMe`: for oneself. */
export function useGiveAnew({ profileId, isMe }: { profileId: string; isMe: boolean }) {
  const call = useCall()
  const queries = useQueryClient()
  const refresh = useRefresh(profileId)
  return useMutation({
    mutationFn: async (kind: ConsentKind): Promise<void> => {
      const texts = await queries.ensureQueryData(consentTextsQuery(call))
      const version = texts.find(text => text.kind === kind)?.version ?? ''
      const consent = { consentReceived: true, consentVersion: version } as const
      if (kind !== 'personal-data') valueOf(await call(giveConsent, { profileId, consents: [{ kind, version }] }))
      else if (isMe) valueOf(await call(setEmails, consent))
      else valueOf(await call(updateMember, { _id: profileId, ...consent }))
    },
    onSuccess: refresh,
    onError: error => renewConsentTexts(queries, error)
  })
}

function useRefresh(profileId: string) {
  const queries = useQueryClient()
  return () =>
    Promise.all([queries.invalidateQueries({ queryKey: keyOf(profileId) }), queries.invalidateQueries({ queryKey: PROFILE_KEY })])
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureOf } from '@vizit/client/api/call-failure'
import { CAPABILITIES_KEY, PROFILE_KEY } from '@vizit/client/api/query-keys'
import { useConsentTexts } from '@vizit/client/consent/use-consent-texts'
import { useGiveAllConsents } from '@vizit/client/consent/use-needed-consents'
import { useAddChild } from '@vizit/client/family/use-relatives'
import { type PersonForm, type PersonInput, personInput } from '@vizit/client/people/person-form'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSaveProfile } from '@vizit/client/profile/use-update-profile'
import type { Relative } from '@vizit/contract/family'

/** As typed: the newcomer, and the child. */
export type FirstPeople = { own: PersonForm; child: PersonForm }

/**
 * Keeps consent, then the newcomer, then the child, and gives whom the visit is for. What was kept before a refusal stays kept: the next try goes on
 * from there. Errors are CallFailures; `saveFault` says what they mean.
 */
export function useSavePeople() {
  const queries = useQueryClient()
  const profile = useProfile().data
  const texts = useConsentTexts()
  const consent = useGiveAllConsents()
  const saveOwn = useSaveProfile(true)
  const addChild = useAddChild()
  return useMutation({
    mutationFn: async ({ own, child }: { own: PersonForm; child: PersonForm | null }): Promise<string> => {
      const id = profile!.me.profileId
      if (profile!.consentNeeded) await consent.mutateAsync([{ id, name: '', isChild: false, isMe: true }])
      if (!profile!.isPerson) await saveOwn.mutateAsync({ person: personInput(own), email: null })
      if (!child) return id
      const person = personInput(child)
      const consentVersion = texts.data?.find(({ kind }) => kind === 'parental')?.version ?? ''
      return idOf(await addChild.mutateAsync({ ...person, consentReceived: true, consentVersion }), person)
    },
    onError: error => {
      const fault = saveFault(error)
      if (fault === 'text-renewed') void texts.refetch()
      if (fault === 'filled-elsewhere') void queries.invalidateQueries({ queryKey: PROFILE_KEY })
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: CAPABILITIES_KEY })
  })
}

/** `text-renewed`: another text of consent is in force than the one that was shown. `filled-elsewhere`: the name was kept meanwhile, in another window. */
export function saveFault(error: unknown): 'text-renewed' | 'filled-elsewhere' | 'refused' {
  const { code, facts } = failureOf(error)
  if (code !== 'INVALID_STATE') return 'refused'
  return facts.kind === undefined ? 'filled-elsewhere' : 'text-renewed'
}

/** The child that was just added. */
function idOf(family: readonly Relative[], child: PersonInput): string {
  return family.findLast(one => one.relKind === 'CHILD' && one.firstName === child.firstName && one.birthday === child.birthday)!.profileId
}

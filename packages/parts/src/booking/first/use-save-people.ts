import { useQueryClient } from '@tanstack/react-query'
import { CAPABILITIES_KEY } from '@vizit/client/api/query-keys'
import { useConsentTexts } from '@vizit/client/consent/use-consent-texts'
import { useGiveAllConsents } from '@vizit/client/consent/use-needed-consents'
import { useAddChild } from '@vizit/client/family/use-relatives'
import { type PersonForm, type PersonInput, personInput } from '@vizit/client/people/person-form'
import { useProfile } from '@vizit/client/profile/use-profile'
import { useSaveProfile } from '@vizit/client/profile/use-update-profile'
import type { Relative } from '@vizit/contract/family'
import { useState } from 'react'

/** As typed: the newcomer, and the child. */
export type FirstPeople = { own: PersonForm; child: PersonForm }

/**
 * Keeps consent, then the newcomer, then the child, and gives whom the visit is for; null after a refusal. What was kept before it stays kept: the next
 * try goes on from there.
 */
export function useSavePeople() {
  const queries = useQueryClient()
  const profile = useProfile().data
  const texts = useConsentTexts().data
  const consent = useGiveAllConsents()
  const saveOwn = useSaveProfile(true)
  const addChild = useAddChild()
  const [isSaving, setSaving] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function keep({ own, child }: { own: PersonForm; child: PersonForm | null }): Promise<string> {
    const id = profile!.me.profileId
    if (profile!.consentNeeded) await consent.mutateAsync([{ id, name: '', isChild: false, isMe: true }])
    if (!profile!.isPerson) await saveOwn.mutateAsync({ person: personInput(own), email: null })
    if (!child) return id
    const person = personInput(child)
    const consentVersion = texts?.find(({ kind }) => kind === 'parental')?.version ?? ''
    return idOf(await addChild.mutateAsync({ ...person, consentReceived: true, consentVersion }), person)
  }

  return {
    isSaving,
    error,
    save: async (people: { own: PersonForm; child: PersonForm | null }): Promise<string | null> => {
      setSaving(true)
      setError(null)
      try {
        return await keep(people)
      } catch (refused) {
        setError(refused)
        return null
      } finally {
        setSaving(false)
        void queries.invalidateQueries({ queryKey: CAPABILITIES_KEY })
      }
    }
  }
}

/** The child that was just added. */
function idOf(family: readonly Relative[], child: PersonInput): string {
  return family.findLast(one => one.relKind === 'CHILD' && one.firstName === child.firstName && one.birthday === child.birthday)!.profileId
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Profile, profileInput } from '@vizit/contract/profile'
import { createProfile, updateProfile } from '@vizit/contract/profile-form'
import { useRef } from 'react'
import type * as z from 'zod/mini'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { PROFILE_KEY } from '../api/query-keys.ts'
import { renewConsentTexts } from '../consent/text-renewed.ts'
import { consentTextsQuery } from '../consent/use-consent-texts.ts'
import { newId } from '../session/new-id.ts'

export type ProfileInput = {
  person: z.input<typeof profileInput>
  /** A new main address; null: it stays. */
  email: string | null
}

/**
 * Fills the own profile for the first time, with the consent that was given [7.59], or changes it [7.57]; the new one is known at once everywhere.
 * One first filling has one key: sending it again after a broken connection fills nothing twice. Errors are CallFailures.
 */
export function useSaveProfile(isNew: boolean) {
  const call = useCall()
  const queries = useQueryClient()
  const sent = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: async ({ person, email }: ProfileInput): Promise<Profile> => {
      const input = { ...person, ...(email !== null && { emails: [{ address: email, usage: 'PRIMARY' as const }] }) }
      if (!isNew) return valueOf(await call(updateProfile, input))
      const texts = await queries.ensureQueryData(consentTextsQuery(call))
      const consentVersion = texts.find(text => text.kind === 'personal-data')?.version ?? ''
      const first = { ...input, consentReceived: true as const, consentVersion }
      const text = JSON.stringify(first)
      if (sent.current.text !== text) sent.current = { text, key: newId() }
      return valueOf(await call(createProfile, first, { idempotencyKey: sent.current.key }))
    },
    onSuccess: profile => queries.setQueryData(PROFILE_KEY, profile),
    onError: error => renewConsentTexts(queries, error)
  })
}

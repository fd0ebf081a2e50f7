import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Profile, updateProfile } from '@vizit/contract/profile'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'
import type { PersonInput } from '../people/person-form.ts'
import { PROFILE_KEY } from './use-profile.ts'

/** Fills or changes the own profile; the new one is known at once everywhere. Errors are CallFailures. */
export function useUpdateProfile() {
  const call = useCall()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (input: PersonInput): Promise<Profile> => valueOf(await call(updateProfile, input)),
    onSuccess: profile => queries.setQueryData(PROFILE_KEY, profile)
  })
}

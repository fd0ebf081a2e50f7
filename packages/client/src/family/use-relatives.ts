import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { addChild, listRelatives } from '@vizit/contract/family'
import type { FamilyMember } from '@vizit/contract/profile'
import { useRef } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'
import { PROFILE_KEY } from '../profile/use-profile.ts'
import { newId } from '../session/new-id.ts'

export const RELATIVES_KEY = ['relatives'] as const

/** The family as far as the signed-in person may see it, oneself included. Errors are CallFailures. */
export function useRelatives(): UseQueryResult<FamilyMember[]> {
  const call = useCall()
  return useQuery({
    queryKey: RELATIVES_KEY,
    queryFn: async ({ signal }) => valueOf(await call(listRelatives, {}, { signal })).family
  })
}

/** Adds a child. One wish has one key: sending it again after a broken connection adds nobody twice. */
export function useAddChild() {
  const call = useCall()
  const queries = useQueryClient()
  const wish = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: async (input: Sent<typeof addChild>): Promise<FamilyMember[]> => {
      const text = JSON.stringify(input)
      if (wish.current.text !== text) wish.current = { text, key: newId() }
      return valueOf(await call(addChild, input, { idempotencyKey: wish.current.key })).family
    },
    onSuccess: family => {
      queries.setQueryData(RELATIVES_KEY, family)
      void queries.invalidateQueries({ queryKey: PROFILE_KEY })
    }
  })
}

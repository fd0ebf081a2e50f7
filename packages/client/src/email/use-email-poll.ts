import { useQueryClient } from '@tanstack/react-query'
import type { Profile } from '@vizit/contract/profile'
import { useEffect, useEffectEvent } from 'react'
import { PROFILE_KEY } from '../api/query-keys.ts'
import { useProfile } from '../profile/use-profile.ts'
import { startEmailPoll } from './email-poll.ts'

/**
 * [4.19] Asks for user info while the screen that waits for a letter stands. [4.20] Once nothing is waited for, `onOver` is told, and whatever was
 * refused until now is asked for anew.
 */
export function useEmailPoll(onOver: (profile: Profile) => void): void {
  const queries = useQueryClient()
  const { refetch } = useProfile()
  const ask = useEffectEvent(async () => {
    let { data } = await refetch()
    if (!data || data.waitingConfirmEmail) return 'waiting'
    // Asked in the very moment of the confirmation, the answer may hold half of it: the next one holds all.
    if (data.accessNotAuthorized) data = (await refetch()).data ?? data
    onOver(data)
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== PROFILE_KEY[0] })
    return 'over'
  })
  useEffect(() => startEmailPoll(() => ask()), [])
}

import { useQuery } from '@tanstack/react-query'
import { type CacheKey, cacheKey } from '../cache/seal.ts'
import { useProfile } from './use-profile.ts'

/**
 * The key of the encrypted cache, made of the profile's hash key and held in memory only. 'waiting' until the profile has come;
 * null when it did not come (a start without a connection) or has no hash key: nothing is read or written then [4.68].
 */
export function useCacheKey(): CacheKey | null | 'waiting' {
  const profile = useProfile()
  const hashKey = profile.data?.hashKey
  const key = useQuery({
    queryKey: ['cache-key', profile.data?.me.profileId],
    queryFn: async () => (await cacheKey(hashKey)) ?? null,
    enabled: profile.data !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false
  })
  if (profile.isError && !profile.data) return null
  return key.isError ? null : (key.data ?? (key.isSuccess ? null : 'waiting'))
}

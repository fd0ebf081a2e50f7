import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readDeviceAccess, requestAccess } from '@vizit/contract/email'
import type { Reply } from '@vizit/contract/endpoint'
import { resetAccount } from '@vizit/contract/sign-in'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { PROFILE_KEY } from '../api/query-keys.ts'
import { useSessionStore, useSignIn } from '../session/session-provider.ts'

export const DEVICE_ACCESS_KEY = ['device-access'] as const

export type DeviceAccess = Reply<typeof readDeviceAccess>

/** Where this device stands, and the masked addresses by which it can be confirmed. */
export function useDeviceAccess() {
  const call = useCall()
  return useQuery({ queryKey: DEVICE_ACCESS_KEY, queryFn: async ({ signal }) => valueOf(await call(readDeviceAccess, {}, { signal })) })
}

/** [4.21] [7.65] Asks by a letter to the chosen address to let this device in. The first letter and every further one. */
export function useRequestAccess(profileId: string) {
  const call = useCall()
  const store = useSessionStore()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (emailId: string) => valueOf(await call(requestAccess, { profileId, deviceId: store.deviceId(), emailId })),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: DEVICE_ACCESS_KEY })
      await queries.invalidateQueries({ queryKey: PROFILE_KEY })
    }
  })
}

/** [4.109] Leaves the account that had this number before and goes on in an empty one. Errors are CallFailures. */
export function useResetAccount() {
  const call = useCall()
  const signIn = useSignIn()
  return useMutation({
    mutationFn: async () => {
      const { token } = valueOf(await call(resetAccount, {}))
      signIn(token)
    }
  })
}

import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Reply } from '@vizit/contract/endpoint'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  deletePasskey,
  listPasskeys,
  type Passkey,
  reauthByPasskey,
  reauthQuestion,
  renamePasskey
} from '@vizit/contract/passkeys'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { answerByPasskey, makePasskey } from './passkey-browser.ts'

const PASSKEYS_KEY = ['passkeys'] as const

export type OwnPasskeys = Reply<typeof listPasskeys>

/** The own passkeys and whether one is asked at sign-in. Errors are CallFailures. */
export function usePasskeys(): UseQueryResult<OwnPasskeys> {
  const call = useCall()
  return useQuery({ queryKey: PASSKEYS_KEY, queryFn: async ({ signal }) => valueOf(await call(listPasskeys, {}, { signal })) })
}

/** Everything that changes them shows at once. */
function useChange<Given, Done>(change: (given: Given) => Promise<Done>) {
  const queries = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queries.invalidateQueries({ queryKey: PASSKEYS_KEY }) })
}

/** Makes a passkey on this device or another one. Errors are CallFailures and PasskeyTroubles. */
export function useAddPasskey() {
  const call = useCall()
  return useChange(async (): Promise<Passkey> => {
    const registration = await makePasskey(valueOf(await call(beginPasskey, {})))
    return valueOf(await call(addPasskey, { registration }))
  })
}

export function useRenamePasskey() {
  const call = useCall()
  return useChange(async (input: { id: string; name: string }) => valueOf(await call(renamePasskey, input)))
}

/** `stopAsking`: the last one goes together with the demand for it. */
export function useDeletePasskey() {
  const call = useCall()
  return useChange(async ({ id, stopAsking }: { id: string; stopAsking: boolean }) =>
    valueOf(await call(deletePasskey, { id, ...(stopAsking && { stopAsking: 'true' as const }) }))
  )
}

export function useAskPasskey() {
  const call = useCall()
  return useChange(async (asked: boolean) => valueOf(await call(askPasskey, { asked })))
}

/** Proves by a passkey that the owner is here. Errors are CallFailures and PasskeyTroubles. */
export function useReauthByPasskey() {
  const call = useCall()
  return useMutation({
    mutationFn: async () => {
      const assertion = await answerByPasskey(valueOf(await call(reauthQuestion, {})))
      return valueOf(await call(reauthByPasskey, { assertion }))
    }
  })
}

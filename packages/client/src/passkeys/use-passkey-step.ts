import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@vizit/contract/call'
import { confirmPasskey, passkeyQuestion, withoutPasskey } from '@vizit/contract/passkeys'
import { CHALLENGE_LIVES_MINUTES } from '@vizit/rules/passkeys'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useSessionStore, useSignIn } from '../session/session-provider.ts'
import { answerByPasskey } from './passkey-browser.ts'

/** A question is not put when there is hardly time left to answer it. */
const GOOD_FOR_MS = (CHALLENGE_LIVES_MINUTES - 1) * 60_000

function questionQuery(call: Call, where: { step: string; deviceId: string }) {
  return queryOptions({
    queryKey: ['passkey-question', where.step],
    queryFn: async () => valueOf(await call(passkeyQuestion, where)),
    staleTime: GOOD_FOR_MS,
    gcTime: GOOD_FOR_MS
  })
}

/**
 * Signs in by the passkey. The question is asked for beforehand: some browsers answer only right after a press. `question` is the query, for
 * what came in its way; errors of `confirm` are CallFailures and PasskeyTroubles.
 */
export function useConfirmPasskey(step: string) {
  const call = useCall()
  const queries = useQueryClient()
  const deviceId = useSessionStore().deviceId()
  const signIn = useSignIn()
  const query = questionQuery(call, { step, deviceId })
  const question = useQuery(query)
  const confirm = useMutation({
    mutationFn: async () => {
      const asked = await queries.fetchQuery(query)
      try {
        const assertion = await answerByPasskey(asked)
        const { token } = valueOf(await call(confirmPasskey, { step, deviceId, assertion }))
        signIn(token)
      } catch (error) {
        // It may have been spent, and is not put again.
        await queries.resetQueries({ queryKey: query.queryKey })
        throw error
      }
    }
  })
  return { question, confirm }
}

/** Goes on without the passkey, to be let in by a letter. */
export function useWithoutPasskey(step: string) {
  const call = useCall()
  const deviceId = useSessionStore().deviceId()
  const signIn = useSignIn()
  return useMutation({
    mutationFn: async () => {
      const { token } = valueOf(await call(withoutPasskey, { step, deviceId }))
      signIn(token)
    }
  })
}

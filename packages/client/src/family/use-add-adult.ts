import { useMutation } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { addRelative, confirmRelative, reconfirmRelative, sendRelativeCode } from '@vizit/contract/relatives'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useSendOnce } from '../session/use-send-once.ts'
import { useTakeFamily } from './use-relatives.ts'

/** [7.44] [7.48] Step 0. The same form again goes on with the id that it has already [7.50]. */
export function useAddRelative() {
  const send = useSendOnce()
  return useMutation({
    mutationFn: async (input: Sent<typeof addRelative>): Promise<string> => {
      const answer = await send(addRelative, input)
      if (!answer.ok && answer.code === 'NEEDS_CONFIRMATION' && typeof answer.facts.objectId === 'string') return answer.facts.objectId
      return valueOf(answer).relId
    }
  })
}

/** [7.45] [7.47] Step 1: the SMS; each one after the first makes those before it void. */
export function useSendRelativeCode() {
  const call = useCall()
  return useMutation({
    mutationFn: async ({ relId, again }: { relId: string; again: boolean }): Promise<{ resendAfterSeconds: number }> => {
      const answer = await call(again ? reconfirmRelative : sendRelativeCode, { relId })
      // A code has just been sent: the same one is waited for.
      const wait = answer.ok ? undefined : answer.facts.retryAfter
      if (!answer.ok && answer.code === 'INVALID_STATE' && !again && typeof wait === 'number') return { resendAfterSeconds: wait }
      return valueOf(answer)
    }
  })
}

/** [7.46] Step 2: the code that the relative read out. */
export function useConfirmRelative() {
  const call = useCall()
  return useMutation({
    mutationFn: async (input: Sent<typeof confirmRelative>) => valueOf(await call(confirmRelative, input)).family,
    onSuccess: useTakeFamily()
  })
}

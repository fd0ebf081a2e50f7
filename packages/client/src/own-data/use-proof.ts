import { useMutation } from '@tanstack/react-query'
import { confirmProof, type ProvenAction, sendProofCode } from '@vizit/contract/own-data'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'

export type SentProof = { sentTo: string; sentAt: string; resendAfterSeconds: number }

/** Sends a code to the own phone, also one more. Errors are CallFailures. */
export function useSendProof(action: ProvenAction) {
  const call = useCall()
  const clock = useClock()
  return useMutation({
    mutationFn: async (): Promise<SentProof> => ({ ...valueOf(await call(sendProofCode, { action })), sentAt: clock().toISOString() })
  })
}

/** Proves by the code who asks; the action is then open for some minutes. Errors are CallFailures. */
export function useConfirmProof(action: ProvenAction) {
  const call = useCall()
  return useMutation({ mutationFn: async (code: string) => valueOf(await call(confirmProof, { action, code })) })
}

import { useMutation } from '@tanstack/react-query'
import { confirmReauth, type ReauthAction, sendReauthCode } from '@vizit/contract/own-data'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'

export type SentReauthCode = { sentTo: string; sentAt: string; resendAfterSeconds: number }

/** Sends a code to the own phone, also one more. Errors are CallFailures. */
export function useSendReauthCode(action: ReauthAction) {
  const call = useCall()
  const clock = useClock()
  return useMutation({
    mutationFn: async (): Promise<SentReauthCode> => ({ ...valueOf(await call(sendReauthCode, { action })), sentAt: clock().toISOString() })
  })
}

/** Proves by the code who asks; the action is then open for some minutes. Errors are CallFailures. */
export function useConfirmReauth(action: ReauthAction) {
  const call = useCall()
  return useMutation({ mutationFn: async (code: string) => valueOf(await call(confirmReauth, { action, code })) })
}

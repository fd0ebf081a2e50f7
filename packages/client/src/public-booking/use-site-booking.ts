import { useMutation } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { bookAtSite, confirmAtSite, letSiteOrderGo, resendSiteCode } from '@vizit/contract/public-booking'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.tsx'

/** [7.76] The form of a clinic's site: the slot is held and a code goes to the phone. Errors are CallFailures; the form keeps what was typed. */
export function useBookAtSite() {
  const call = useCall()
  return useMutation({ mutationFn: async (form: Sent<typeof bookAtSite>) => valueOf(await call(bookAtSite, form)) })
}

/** The code from the SMS: the visit is booked. Sent again after a lost answer it is the same visit. */
export function useConfirmAtSite(provider: string) {
  const call = useCall()
  return useMutation({
    mutationFn: async (proof: { orderId: string; code: string }) => valueOf(await call(confirmAtSite, { provider, ...proof }))
  })
}

export function useResendSiteCode(provider: string) {
  const call = useCall()
  return useMutation({ mutationFn: async (orderId: string) => valueOf(await call(resendSiteCode, { provider, orderId })) })
}

/** Whoever goes back to the times lets the held one go. */
export function useLetSiteOrderGo(provider: string) {
  const call = useCall()
  return useMutation({ mutationFn: async (orderId: string) => valueOf(await call(letSiteOrderGo, { provider, orderId })) })
}

import { useMutation } from '@tanstack/react-query'
import { confirmACode, sendACode } from '@vizit/contract/a-code'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import type { CardKey } from './access-codes.ts'
import { useOpeningTools, useWatchOpenCards } from './use-open-cards.ts'

/** [1.27] Has the medical centre send the code. Gives the masked number ('' where only the centre knows it) and the seconds until the next one. */
export function useSendACode() {
  const call = useCall()
  return useMutation({ mutationFn: async (card: CardKey) => valueOf(await call(sendACode, card)) })
}

/** [4.78] [4.79] Keeps what stands for a right code in session storage; `onSuccess` of the caller goes back to what was to be opened [4.80]. */
export function useConfirmACode() {
  const { call, codes } = useOpeningTools()
  const watch = useWatchOpenCards()
  return useMutation({
    mutationFn: async ({ code, ...card }: CardKey & { code: string }) => {
      const { accessCode } = valueOf(await call(confirmACode, { ...card, code }))
      codes.keep(card, accessCode)
      watch()
    }
  })
}

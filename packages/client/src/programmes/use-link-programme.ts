import { useMutation } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { type Coverage, confirmCoverage, linkByProgrammeCode, linkByWorkEmail, linkInsurance } from '@vizit/contract/programmes'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { useSendOnce } from '../session/use-send-once.ts'
import { useProgrammesChanged } from './use-change-programmes.ts'

/** How a programme is linked: the three ways with what each of them sends. */
export type LinkRequest =
  | { way: 'work-email'; input: Sent<typeof linkByWorkEmail> }
  | { way: 'code'; input: Sent<typeof linkByProgrammeCode> }
  | { way: 'insurance'; input: Sent<typeof linkInsurance> }

/** Links a programme or asks for one. Sending it again after a broken connection asks for nothing twice. */
export function useLinkProgramme() {
  const send = useSendOnce()
  const changed = useProgrammesChanged()
  return useMutation({
    mutationFn: async (request: LinkRequest): Promise<Coverage> => {
      switch (request.way) {
        case 'work-email':
          return valueOf(await send(linkByWorkEmail, request.input))
        case 'code':
          return valueOf(await send(linkByProgrammeCode, request.input))
        case 'insurance':
          return valueOf(await send(linkInsurance, request.input))
      }
    },
    onSuccess: changed
  })
}

/** [4.23] Confirms a request with the token of the letter; needs no session. */
export function useConfirmCoverage() {
  const call = useCall()
  const changed = useProgrammesChanged()
  return useMutation({
    mutationFn: async (token: string) => valueOf(await call(confirmCoverage, { token })),
    onSuccess: () => void changed()
  })
}

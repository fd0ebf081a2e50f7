import { useMutation } from '@tanstack/react-query'
import type { Sent } from '@vizit/contract/endpoint'
import { type Coverage, confirmCoverage, linkByProgrammeCode, linkByWorkEmail, linkInsurance } from '@vizit/contract/programmes'
import { useRef } from 'react'
import { isJudged, valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { newId } from '../session/new-id.ts'
import { useProgrammesChanged } from './use-change-programmes.ts'

/** How a programme is linked: the three ways with what each of them sends. */
export type LinkWish =
  | { way: 'work-email'; input: Sent<typeof linkByWorkEmail> }
  | { way: 'code'; input: Sent<typeof linkByProgrammeCode> }
  | { way: 'insurance'; input: Sent<typeof linkInsurance> }

/** Links a programme or asks for one. One wish has one key: sending it again after a broken connection asks for nothing twice. */
export function useLinkProgramme() {
  const call = useCall()
  const changed = useProgrammesChanged()
  const sent = useRef({ text: '', key: '' })
  return useMutation({
    mutationFn: async (wish: LinkWish): Promise<Coverage> => {
      const text = JSON.stringify(wish)
      if (sent.current.text !== text) sent.current = { text, key: newId() }
      const once = { idempotencyKey: sent.current.key }
      switch (wish.way) {
        case 'work-email':
          return valueOf(await call(linkByWorkEmail, wish.input, once))
        case 'code':
          return valueOf(await call(linkByProgrammeCode, wish.input, once))
        case 'insurance':
          return valueOf(await call(linkInsurance, wish.input, once))
      }
    },
    onSuccess: changed,
    onError: error => {
      if (isJudged(error)) sent.current = { text: '', key: '' }
    }
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

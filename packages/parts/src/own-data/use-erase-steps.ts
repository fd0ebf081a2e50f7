import { failureOf } from '@vizit/client/api/call-failure'
import { useDropDocuments } from '@vizit/client/documents/use-documents'
import { type Erasure, needsReauth, useErase } from '@vizit/client/own-data/use-own-data'
import { useForget } from '@vizit/client/session/session-provider'
import { useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'

declare module '../ways/ways.ts' {
  interface WayState {
    /** What was there has been erased: the page that says so is for who is signed in no longer. */
    erased?: boolean
  }
}

/**
 * From the question over the code to an empty browser, on the same page, which then says what was done: `{step, error, ask, erase, stop}`. When
 * something was booked or somebody was added meanwhile, `onStale` names it anew.
 */
export function useEraseSteps(preview: Erasure, onStale: () => void) {
  const addresses = useAddresses()
  const action = useErase()
  const forget = useForget()
  const dropDocuments = useDropDocuments()
  const ways = useWays()
  const [step, setStep] = useState<'still' | 'asking' | 'erasing' | 'reauth'>('still')

  async function erase() {
    setStep('erasing')
    const error = await action.mutateAsync(preview).then(
      () => null,
      (reason: unknown) => reason
    )
    if (error === null) {
      await ways.go(addresses.erase(), { replace: true, state: { erased: true } })
      // The server has ended every session; here nothing may be left either.
      await dropDocuments()
      await forget()
      return
    }
    setStep(needsReauth(error) ? 'reauth' : 'still')
    if (['PLANNED_VISITS', 'INVALID_STATE'].includes(failureOf(error).code)) onStale()
  }

  return { step, error: action.error, ask: () => setStep('asking'), erase, stop: () => setStep('still') }
}

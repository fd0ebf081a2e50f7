import { useNavigate } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { type Erasure, needsProof, useErase } from '@vizit/client/own-data/use-own-data'
import { useForget } from '@vizit/client/session/session-provider'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { useState } from 'react'

/**
 * From the question over the code to an empty browser: `{step, error, ask, erase, stop}`. When something was booked or somebody was added meanwhile,
 * `onStale` names it anew.
 */
export function useEraseSteps(preview: Erasure, onStale: () => void) {
  const addresses = useAddresses()
  const deed = useErase()
  const forget = useForget()
  const navigate = useNavigate()
  const [step, setStep] = useState<'still' | 'asking' | 'erasing' | 'proving'>('still')

  async function erase() {
    setStep('erasing')
    const error = await deed.mutateAsync(preview).then(
      () => null,
      (reason: unknown) => reason
    )
    if (error === null) {
      // The server has ended every session; here nothing may be left either.
      await forget()
      await navigate({ href: addresses.signIn(), replace: true })
      return
    }
    setStep(needsProof(error) ? 'proving' : 'still')
    if (['PLANNED_VISITS', 'INVALID_STATE'].includes(failureOf(error).code)) onStale()
  }

  return { step, error: deed.error, ask: () => setStep('asking'), erase, stop: () => setStep('still') }
}

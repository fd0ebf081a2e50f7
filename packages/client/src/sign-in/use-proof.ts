import { humanProofChallenge } from '@vizit/contract/sign-in'
import { useEffect, useRef, useState } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { solveProof } from './solve-proof.ts'

/** `prove(attemptId)` fetches a challenge, solves it and gives the proof; `isSolving` meanwhile. Stops when the screen is left. Throws CallFailure. */
export function useProof(): { prove: (attemptId: string) => Promise<string>; isSolving: boolean } {
  const call = useCall()
  const [isSolving, setSolving] = useState(false)
  const work = useRef<AbortController>(null)
  useEffect(() => () => work.current?.abort(), [])

  async function prove(attemptId: string): Promise<string> {
    const controller = new AbortController()
    work.current = controller
    setSolving(true)
    try {
      const { challenge } = valueOf(await call(humanProofChallenge, { id: attemptId }, { signal: controller.signal }))
      return await solveProof(challenge, controller)
    } finally {
      setSolving(false)
    }
  }
  return { prove, isSolving }
}

import { humanChallenge } from '@vizit/contract/sign-in'
import { useEffect, useRef, useState } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'

/** `solve(attemptId)` fetches a challenge, solves it and gives the solution; `isSolving` meanwhile. Stops when the screen is left. Throws CallFailure. */
export function useHumanCheck(): { solve: (attemptId: string) => Promise<string>; isSolving: boolean } {
  const call = useCall()
  const [isSolving, setSolving] = useState(false)
  const work = useRef<AbortController>(null)
  useEffect(() => () => work.current?.abort(), [])

  async function solve(attemptId: string): Promise<string> {
    const controller = new AbortController()
    work.current = controller
    setSolving(true)
    try {
      const { challenge } = valueOf(await call(humanChallenge, { id: attemptId }, { signal: controller.signal }))
      const { workOutHumanCheck } = await import('../human-work/work-out-human-check.ts')
      return await workOutHumanCheck(challenge, controller)
    } finally {
      setSolving(false)
    }
  }
  return { solve, isSolving }
}

import { useRef, useState } from 'react'
import { failureOf } from '../api/call-failure.ts'

export type ReauthWay = 'passkey' | 'code' | 'none'

/**
 * Does actions that may need a re-authentication first. The server judges: when it wants one, `way` says which, the caller asks for it, and `proven` does the
 * same action again. Any other failure is `trouble`.
 */
export function useReauthAction() {
  const [way, setWay] = useState<ReauthWay | null>(null)
  const [trouble, setTrouble] = useState<unknown>(null)
  const wanted = useRef<() => Promise<void>>(null)

  async function run(action: () => Promise<void>): Promise<void> {
    wanted.current = action
    setTrouble(null)
    try {
      await action()
    } catch (error) {
      const { code, facts } = failureOf(error)
      if (code !== 'PROOF_REQUIRED') return setTrouble(error)
      setWay(facts.way === 'passkey' || facts.way === 'none' ? facts.way : 'code')
    }
  }

  return {
    way,
    trouble,
    run,
    proven: () => {
      setWay(null)
      if (wanted.current) void run(wanted.current)
    },
    giveUp: () => setWay(null),
    forget: () => setTrouble(null)
  }
}

export type ReauthActionState = ReturnType<typeof useReauthAction>

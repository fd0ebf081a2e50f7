import { useState } from 'react'
import { usableStorage } from '../session/session-store.ts'
import { type Attempt, parseAttempt } from './attempt.ts'

const ATTEMPT_KEY = 'vizit.sign-in'
const storage = usableStorage(() => sessionStorage)

/** The attempt of this tab. `keep` remembers a new state of it; `forget` ends it, while the screen that is open still knows it. */
export function useAttempt(): { attempt: Attempt | null; keep: (attempt: Attempt) => void; forget: () => void } {
  const [attempt, setAttempt] = useState(() => parseAttempt(storage.getItem(ATTEMPT_KEY)))
  return {
    attempt,
    keep: next => {
      storage.setItem(ATTEMPT_KEY, JSON.stringify(next))
      setAttempt(next)
    },
    forget: () => storage.removeItem(ATTEMPT_KEY)
  }
}

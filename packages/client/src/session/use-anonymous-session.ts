import { anonymousLogin } from '@vizit/contract/sign-in'
import { useEffect } from 'react'
import { useCall } from '../api/call-provider.ts'
import { useSession, useSessionStore } from './session-provider.ts'

/** The first screen comes first. */
const AFTER_MS = 2_000

/** [4.12] A visitor gets an anonymous session. Nothing waits for it, and without it a visitor can do just as much. */
export function useAnonymousSession(): void {
  const store = useSessionStore()
  const call = useCall()
  const { kind } = useSession()
  useEffect(() => {
    if (kind === 'signed-in' || store.read()) return
    async function open() {
      const answer = await call(anonymousLogin, { deviceId: store.deviceId() })
      // Sign-in may have been quicker.
      if (!answer.ok || store.read()) return
      store.rememberAnonymous(answer.value.anonymousId)
      store.start({ kind: 'anonymous', token: answer.value.token })
    }
    const timer = setTimeout(() => void open(), AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, call, kind])
}

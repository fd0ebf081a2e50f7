import { anonymousLogin } from '@vizit/contract/sign-in'
import { useEffect } from 'react'
import { useCall } from '../api/call-provider.ts'
import { useSession, useSessionStore } from './session-provider.ts'

/** The first screen comes first. */
const AFTER_MS = 2_000

/**
 * [4.12] A visitor gets an anonymous session. Nothing waits for it, and without it a visitor can do just as much. [7.96] `phone`: of whoever was signed
 * in here last; the server does not keep it.
 */
export function useAnonymousSession(): void {
  const store = useSessionStore()
  const call = useCall()
  const { kind } = useSession()
  useEffect(() => {
    if (kind === 'signed-in' || store.read()) return
    async function open() {
      // Not before the first screen, which needs no names of browsers.
      const { deviceName } = await import('@vizit/rules/device-name')
      const phone = store.phone()
      const answer = await call(anonymousLogin, {
        deviceId: store.deviceId(),
        deviceName: deviceName(navigator.userAgent),
        ...(phone !== null && { phone: `+${phone}` })
      })
      // Sign-in may have been quicker.
      if (!answer.ok || store.read()) return
      store.rememberAnonymous(answer.value.anonymousId)
      store.start({ kind: 'anonymous', token: answer.value.token })
    }
    const timer = setTimeout(() => void open().catch(() => undefined), AFTER_MS)
    return () => clearTimeout(timer)
  }, [store, call, kind])
}

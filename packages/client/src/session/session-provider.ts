import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '@vizit/contract/sign-in'
import { createContext, createElement, type ReactNode, use, useSyncExternalStore } from 'react'
import { useCall } from '../api/call-provider.ts'
import { wipeCache } from '../cache/browser-entries.ts'
import type { SessionStore } from './session-store.ts'
import { dropTabMark } from './tab-mark.ts'
import { wipeLocal } from './wipe-local.ts'

export type Session = { kind: 'visitor' } | { kind: 'signed-in'; deviceId: string }

const StoreContext = createContext<SessionStore | null>(null)

/** Stands once around a face, with the store that its caller is bound to. */
export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return createElement(StoreContext, { value: store }, children)
}

export function useSessionStore(): SessionStore {
  const store = use(StoreContext)
  if (!store) throw new Error('useSessionStore must stand inside a SessionProvider')
  return store
}

/** Who uses this browser; follows changes, those of other tabs too. An anonymous session is a visitor [R7]. */
export function useSession(): Session {
  const store = useSessionStore()
  const stored = useSyncExternalStore(store.subscribe, store.read, store.read)
  return stored?.kind === 'signed-in' ? { kind: 'signed-in', deviceId: store.deviceId() } : { kind: 'visitor' }
}

/** Begins the session of a person with the token that the SMS code was exchanged for [4.04]. */
export function useSignIn(): (token: string) => void {
  const store = useSessionStore()
  const queries = useQueryClient()
  return token => {
    // What a visitor or a former person was shown is not this person's.
    queries.clear()
    dropTabMark()
    store.start({ kind: 'signed-in', token })
  }
}

/** Ends the session here and on the server, and wipes everything local [4.107] [4.108]. Never fails: without a connection the browser still forgets. */
export function useSignOut(): () => Promise<void> {
  const call = useCall()
  const store = useSessionStore()
  const forget = useForget()
  return async () => {
    // Another tab may hear that the session is over before all is wiped.
    store.beginSignOut()
    await call(signOut, {}, { signal: AbortSignal.timeout(SIGN_OUT_WAIT_MS) }).catch(() => undefined)
    await forget()
  }
}

/** Wipes everything local and ends the session here: the server has ended it, or is not to be asked. */
export function useForget(): () => Promise<void> {
  const store = useSessionStore()
  const queries = useQueryClient()
  return async () => {
    store.beginSignOut()
    await queries.cancelQueries()
    queries.clear()
    // The copies go even where the browser does not list its databases.
    await wipeCache()
    await wipeLocal()
    store.end()
  }
}

const SIGN_OUT_WAIT_MS = 4_000

import { createContext, createElement, type ReactNode, use, useSyncExternalStore } from 'react'
import { MayWaitProvider } from '../api/may-wait.ts'
import type { UnsentStore } from './keep-unsent.ts'
import type { Unsent } from './unsent.ts'

const NONE: readonly Unsent[] = []
const NOTHING_KEPT: UnsentStore = {
  subscribe: () => () => undefined,
  read: () => NONE,
  drop: async () => undefined,
  send: async () => undefined
}
const StoreContext = createContext(NOTHING_KEPT)

/** Around a face that keeps what could not be sent. */
export function UnsentProvider({ value = NOTHING_KEPT, children }: { value: UnsentStore | undefined; children: ReactNode }) {
  return createElement(StoreContext, { value }, createElement(MayWaitProvider, { value: value !== NOTHING_KEPT }, children))
}

export function useUnsentStore(): UnsentStore {
  return use(StoreContext)
}

/** What waits for a connection, and what was refused when it was sent. */
export function useUnsent(): readonly Unsent[] {
  const store = useUnsentStore()
  return useSyncExternalStore(store.subscribe, store.read, store.read)
}

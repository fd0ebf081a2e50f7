import type { AnyEndpoint, Reply, Sent } from '@vizit/contract/endpoint'
import { createContext, createElement, type ReactNode, use, useMemo, useRef, useSyncExternalStore } from 'react'
import { valueOf } from '../api/call-failure.ts'
import { useCall } from '../api/call-provider.ts'
import { newId } from '../session/new-id.ts'
import { makeSendOnce } from '../session/use-send-once.ts'
import type { UnsentStore } from './make-unsent.ts'
import { aboutWhat, type Later, type Unsent } from './unsent.ts'

const UnsentContext = createContext<UnsentStore | null>(null)

/** Stands around a face that is used without a connection; where it does not, nothing waits and what cannot be sent is said at once. */
export function UnsentProvider({ store, children }: { store: UnsentStore; children: ReactNode }) {
  return createElement(UnsentContext, { value: store }, children)
}

/** Null: this face keeps nothing for later. */
export function useUnsentStore(): UnsentStore | null {
  return use(UnsentContext)
}

const NOTHING: readonly Unsent[] = []
const nothing = () => NOTHING
const never = () => () => undefined

/** All that was not sent, oldest first. */
export function useUnsent(): readonly Unsent[] {
  const store = useUnsentStore()
  return useSyncExternalStore(store?.subscribe ?? never, store?.read ?? nothing, nothing)
}

/** What still waits of this thing, if anything. */
export function useWaiting<K extends Later['kind']>(
  kinds: readonly K[],
  thing: { orderId: string } | { drugId: string } | { orderId: string; about: string }
): Extract<Unsent, { kind: K }> | undefined {
  const isOf = (one: Unsent): one is Extract<Unsent, { kind: K }> => (kinds as readonly string[]).includes(one.kind)
  return useUnsent()
    .filter(isOf)
    .find(one => !one.ended && Object.entries(thing).every(([name, value]) => (one.input as Record<string, unknown>)[name] === value))
}

/** `kept`: it has not reached the server and waits. */
export type SentOrKept<T> = { kept: false; value: T } | { kept: true }

/** Sends now. What has not reached the server waits on the device, under the key of this try; where nothing may wait it fails like any call. */
export function useSendOrKeep(): <E extends AnyEndpoint>(endpoint: E, input: Sent<E>, later: Later) => Promise<SentOrKept<Reply<E>>> {
  const call = useCall()
  const store = useUnsentStore()
  const key = useRef('')
  const send = useMemo(() => makeSendOnce(call, () => (key.current = newId())), [call])
  return async (endpoint, input, later) => {
    const answer = await send(endpoint, input)
    if (answer.ok) {
      // What waited of the same thing was said before: this is the last word.
      const older = store?.read().find(one => aboutWhat(one) === aboutWhat(later))
      if (older) await store?.drop(older.id)
      return { kept: false, value: answer.value }
    }
    if (answer.status === 0 && store && (await store.keep(later, key.current))) return { kept: true }
    return { kept: false, value: valueOf(answer) }
  }
}

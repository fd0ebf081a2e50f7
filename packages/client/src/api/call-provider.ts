import type { Call } from '@vizit/contract/call'
import { createContext, createElement, type ReactNode, use } from 'react'

const CallContext = createContext<Call | null>(null)

/** Stands once around a face; `call` is made by `makeSessionCall` in the face's main file. */
export function CallProvider({ call, children }: { call: Call; children: ReactNode }) {
  return createElement(CallContext, { value: call }, children)
}

/** The typed client bound to the session. */
export function useCall(): Call {
  const call = use(CallContext)
  if (!call) throw new Error('useCall must stand inside a CallProvider')
  return call
}

import { createContext, createElement, type ReactNode, use } from 'react'

const RestartContext = createContext<() => void>(() => undefined)

/** Stands once around the app. `restart` opens it anew at its home, in the language that is chosen then. */
export function RestartProvider({ restart, children }: { restart: () => void; children: ReactNode }) {
  return createElement(RestartContext, { value: restart }, children)
}

export function useRestart(): () => void {
  return use(RestartContext)
}

import { beginHumanWork } from '@vizit/contract/sign-in'
import { createContext, createElement, type ReactNode, use } from 'react'
import { useCall } from '../api/call-provider.ts'
import type { HumanWork } from '../human-work/human-work.ts'
import { useOwnWork } from '../human-work/use-own-work.ts'

const WorkContext = createContext<HumanWork | null>(null)

/** Stands around the steps of the sign-in: work that was begun at one goes on at the next, and ends where the sign-in is left. */
export function HumanWorkProvider({ children }: { children: ReactNode }) {
  const call = useCall()
  const work = useOwnWork(signal => call(beginHumanWork, {}, { signal }))
  return createElement(WorkContext, { value: work }, children)
}

/** The human check that runs by itself during this sign-in. */
export function useHumanWork(): HumanWork {
  const work = use(WorkContext)
  if (!work) throw new Error('useHumanWork must stand inside a HumanWorkProvider')
  return work
}

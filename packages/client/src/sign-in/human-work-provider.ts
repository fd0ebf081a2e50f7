import { createContext, createElement, type ReactNode, use, useEffect, useState } from 'react'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'
import { type HumanWork, makeHumanWork } from './human-work.ts'

const WorkContext = createContext<HumanWork | null>(null)

/** Stands around the steps of the sign-in: work that was begun at one goes on at the next, and ends where the sign-in is left. */
export function HumanWorkProvider({ children }: { children: ReactNode }) {
  const call = useCall()
  const clock = useClock()
  const [work] = useState(() => makeHumanWork(call, solveInBackground, () => clock().getTime()))
  useEffect(() => work.stop, [work])
  return createElement(WorkContext, { value: work }, children)
}

/** The human check that runs by itself during this sign-in. */
export function useHumanWork(): HumanWork {
  const work = use(WorkContext)
  if (!work) throw new Error('useHumanWork must stand inside a HumanWorkProvider')
  return work
}

/** As `workOutHumanCheck`, in a worker where the browser has them; its code comes when somebody needs it. */
async function solveInBackground(challenge: string, controller: AbortController): Promise<string> {
  if (typeof Worker === 'undefined') return (await import('./work-out-human-check.ts')).workOutHumanCheck(challenge, controller)
  return (await import('./human-worker.ts')).workOutInWorker(challenge, controller)
}

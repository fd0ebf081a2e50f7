import { beginHumanWork } from '@vizit/contract/sign-in'
import { createContext, createElement, type ReactNode, use, useEffect, useState } from 'react'
import { useCall } from '../api/call-provider.ts'
import { useClock } from '../api/clock.ts'
import { type HumanWork, makeHumanWork } from '../human-work/human-work.ts'
import { solveInBackground } from '../human-work/solve-in-background.ts'

const WorkContext = createContext<HumanWork | null>(null)

/** Stands around the steps of the sign-in: work that was begun at one goes on at the next, and ends where the sign-in is left. */
export function HumanWorkProvider({ children }: { children: ReactNode }) {
  const call = useCall()
  const clock = useClock()
  const [work] = useState(() =>
    makeHumanWork(
      signal => call(beginHumanWork, {}, { signal }),
      solveInBackground,
      () => clock().getTime()
    )
  )
  useEffect(() => work.stop, [work])
  return createElement(WorkContext, { value: work }, children)
}

/** The human check that runs by itself during this sign-in. */
export function useHumanWork(): HumanWork {
  const work = use(WorkContext)
  if (!work) throw new Error('useHumanWork must stand inside a HumanWorkProvider')
  return work
}

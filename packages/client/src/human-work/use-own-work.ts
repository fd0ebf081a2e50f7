import { useEffect, useState } from 'react'
import { useClock } from '../api/clock.ts'
import { type HumanWork, makeHumanWork } from './human-work.ts'
import { solveInBackground } from './solve-in-background.ts'

/** The work that the device does by itself while somebody types; `begin` asks for it. Ends where its user leaves the screen. */
export function useOwnWork(begin: Parameters<typeof makeHumanWork>[0]): HumanWork {
  const clock = useClock()
  const [work] = useState(() => makeHumanWork(begin, solveInBackground, () => clock().getTime()))
  useEffect(() => work.stop, [work])
  return work
}

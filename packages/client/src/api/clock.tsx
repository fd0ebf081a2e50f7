import { createContext, type ReactNode, use, useEffect, useState } from 'react'

const realClock = () => new Date()
const ClockContext = createContext<() => Date>(realClock)

/** Gives another clock to all below. Without it the browser's own is read. */
export function ClockProvider({ clock, children }: { clock: () => Date; children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>
}

/** The clock itself, for event handlers. Rendering takes `useNow`. */
export function useClock(): () => Date {
  return use(ClockContext)
}

/** The present instant, renewed every `everyMs` (a minute by default) and when the page is looked at again. */
export function useNow(everyMs = 60_000): Date {
  const clock = useClock()
  const [now, setNow] = useState(clock)
  useEffect(() => {
    const tick = () => setNow(clock())
    const timer = setInterval(tick, everyMs)
    // A page in the background is not woken by timers in time.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [clock, everyMs])
  return now
}

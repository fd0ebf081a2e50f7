import { createContext, use, useEffect, useState } from 'react'

/** Around what is drawn at the server, whose clock it says; in a browser there is none but its own. */
export const ClockProvider = createContext(() => new Date())

/** The browser's clock, for event handlers. Rendering takes `useNow`. */
export function useClock(): () => Date {
  return use(ClockProvider)
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
  }, [everyMs, clock])
  return now
}

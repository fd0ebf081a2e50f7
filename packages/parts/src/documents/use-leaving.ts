import { useClock } from '@vizit/client/api/clock'
import { useEffect, useEffectEvent, useState } from 'react'

/** Whether the app is left right now; who stays away for `millis` is told by `onLong`, at the latest on the return. */
export function useLeaving(millis: number, onLong: () => void): boolean {
  const clock = useClock()
  const [isLeft, setLeft] = useState(() => document.hidden)
  const tellLong = useEffectEvent(onLong)
  useEffect(() => {
    let since = clock().getTime()
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      setLeft(document.hidden)
      if (document.hidden) {
        since = clock().getTime()
        timer = setTimeout(() => tellLong(), millis)
        return
      }
      // A page in the background is not woken in time.
      if (clock().getTime() - since >= millis) tellLong()
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [clock, millis])
  return isLeft
}

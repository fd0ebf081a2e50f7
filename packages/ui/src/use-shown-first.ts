import { useEffect, useEffectEvent, useState } from 'react'
import { afterPicture } from './after-picture.ts'

let tellLast: (() => void) | undefined

/** Whoever was pressed last is heard now, and not once its picture stands: for what goes on from there. */
export const tellPressed = () => tellLast?.()

/**
 * What was pressed last, to be shown as chosen at once, and how to press: `onChange`, which has much to draw, hears of it once that picture stands. Not of
 * what was pressed over within the same moment.
 */
export function useShownFirst<V, P extends V>(value: V, onChange: (value: P) => void): [shown: V, press: (value: P) => void] {
  const [of, setOf] = useState(value)
  const [shown, press] = useState(value)
  if (of !== value) {
    setOf(value)
    press(value)
  }
  // A page drawn anew in between, with another `onChange`, is told once.
  const tell = useEffectEvent(onChange)
  useEffect(() => {
    let isWanted = shown !== of
    const tellOnce = () => {
      if (isWanted) tell(shown as P)
      isWanted = false
    }
    if (isWanted) afterPicture((tellLast = tellOnce))
    return () => {
      isWanted = false
    }
  }, [shown, of])
  return [shown, press]
}

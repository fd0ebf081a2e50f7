import { useCallback, useEffect, useRef, useState } from 'react'
import { afterPicture } from './after-picture.ts'

let tellLast: (() => void) | undefined

/** Whoever was pressed last is heard now, and not once its picture stands: for what goes on from there. */
export const tellPressed = () => tellLast?.()

/**
 * How to press what the browser itself shows as chosen: `onChange`, which has much to draw, hears of it once that picture stands. Not of what was pressed over
 * within the same moment, nor of what has gone.
 */
export function useToldLater<P>(onChange: (value: P) => void): (value: P) => void {
  const last = useRef<unknown>(undefined)
  const told = useRef<typeof onChange>(undefined)
  useEffect(() => {
    // A page drawn anew in between, with another `onChange`, is told once.
    told.current = onChange
    return () => {
      told.current = undefined
    }
  })
  return useCallback(value => {
    const tellOnce = () => {
      if (last.current !== tellOnce) return
      last.current = undefined
      told.current?.(value)
    }
    afterPicture((tellLast = last.current = tellOnce))
  }, [])
}

/** The same for what React draws: what is to be shown as chosen, at once, and how to press. */
export function useShownFirst<V, P extends V>(value: V, onChange: (value: P) => void): [shown: V, press: (value: P) => void] {
  const [of, setOf] = useState(value)
  const [shown, show] = useState(value)
  if (of !== value) {
    setOf(value)
    show(value)
  }
  const tell = useToldLater((pressed: P) => pressed === value || onChange(pressed))
  return [
    shown,
    useCallback(
      (pressed: P) => {
        show(pressed)
        tell(pressed)
      },
      [tell]
    )
  ]
}

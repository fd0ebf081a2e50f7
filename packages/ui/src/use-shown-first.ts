import { useCallback, useEffect, useState } from 'react'
import { afterPicture } from './after-picture.ts'

/**
 * What was pressed last, to be shown as chosen at once, and how to press: `onChange`, which has much to draw, hears of it once that picture stands. Not of
 * what was pressed over within the same moment, nor when the page has gone.
 */
export function useShownFirst<V, P extends V>(value: V, onChange: (value: P) => void): [shown: V, press: (value: P) => void] {
  const [ahead, setAhead] = useState<{ of: V; shown: V }>({ of: value, shown: value })
  if (ahead.of !== value) setAhead({ of: value, shown: value })
  useEffect(() => {
    let isWanted = ahead.shown !== ahead.of
    if (isWanted) afterPicture(() => isWanted && onChange(ahead.shown as P))
    return () => {
      isWanted = false
    }
  }, [ahead, onChange])
  return [ahead.shown, useCallback((shown: P) => setAhead(now => ({ ...now, shown })), [])]
}

import { useEffect, useState } from 'react'
import type { Asked } from './use-ask.ts'

/** Brings a part of the card that the first step does without. What does not come is told like an answer that does not. */
export function usePart<P>(load: () => Promise<P>, isWanted = true): Asked<P> {
  const [tries, setTries] = useState(0)
  const [asked, setAsked] = useState<Asked<P>>({ kind: 'asking' })
  useEffect(() => {
    if (!isWanted) return
    let isAwaited = true
    const retry = () => setTries(tries + 1)
    setAsked({ kind: 'asking' })
    load().then(
      value => isAwaited && setAsked({ kind: 'known', value }),
      () => isAwaited && setAsked({ kind: 'failed', failure: { code: 'NETWORK', facts: {}, message: null }, retry })
    )
    return () => {
      isAwaited = false
    }
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each caller names its part once
  }, [isWanted, tries])
  return asked
}

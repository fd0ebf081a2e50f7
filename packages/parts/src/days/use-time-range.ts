import { timeRangeFault } from '@vizit/client/days/time-range'
import { useState } from 'react'
import { useWords } from '../words/words.tsx'

type End = 'from' | 'to'
const ENDS: readonly End[] = ['from', 'to']
const WHOLE = 5

/**
 * [5.22] [5.23] Two fields of time. One that was typed to its end is judged at once, an unfinished one when `judge` asks: were it judged as it is left,
 * the button that it is left for would move from under the press.
 */
export function useTimeRange() {
  const words = useWords('days')
  const [typed, setTyped] = useState<Record<End, string>>({ from: '', to: '' })
  const [isJudged, setJudged] = useState(false)
  const own = (end: End) => timeRangeFault(words, typed[end], typed[end])
  const faultOf = (end: End) => own(end) ?? (end === 'to' && own('from') === null ? timeRangeFault(words, typed.from, typed.to) : null)
  const fieldOf = (end: End) => ({
    value: typed[end],
    error: ((isJudged || typed[end].length === WHOLE) && faultOf(end)) || undefined,
    onType: (text: string) => setTyped({ ...typed, [end]: text })
  })
  return {
    typed,
    from: fieldOf('from'),
    to: fieldOf('to'),
    /** Says of both what is wrong; the first end that is wrong, null when they are a range. */
    judge(): End | null {
      setJudged(true)
      return ENDS.find(end => faultOf(end) !== null) ?? null
    }
  }
}

import { useEffect, useState } from 'react'
import { afterPicture } from './after-picture.ts'

const AGAIN_MS = 2_000

/**
 * A heavy part of a component that is fetched when somebody first touches the page, or at once when it is `wanted`, so that reading a page never
 * costs its bytes.
 * Call it once at module level; the hook gives the part, or undefined while it is on its way. One that is wanted and did not come is asked for again every two
 * seconds as long as it is; else at the next request.
 */
export function loadedLater<Part>(load: () => Promise<Part>): (wanted: boolean) => Part | undefined {
  let kept: Part | undefined
  return function usePart(wanted) {
    const [part, setPart] = useState(() => kept)
    useEffect(() => {
      if (part) return
      let isWanted = wanted
      const fetchNow = (): void => {
        load().then(
          got => setPart(() => (kept = got)),
          () => isWanted && setTimeout(fetchNow, AGAIN_MS)
        )
      }
      const stopWaiting = wanted ? fetchNow() : atFirstTouch(() => whenQuiet(fetchNow))
      return () => {
        isWanted = false
        stopWaiting?.()
      }
    }, [wanted, part])
    return part
  }
}

const SIGNS = ['pointerdown', 'keydown'] as const

/** Not between the touch and its picture, where a browser can tell: whoever presses waits for what the press asks for. */
const whenQuiet: (work: () => void) => void = globalThis.requestIdleCallback ?? afterPicture

/** Somebody has touched the page. */
function atFirstTouch(work: () => void): () => void {
  const stop = () => {
    for (const sign of SIGNS) removeEventListener(sign, once)
  }
  const once = () => {
    stop()
    work()
  }
  for (const sign of SIGNS) addEventListener(sign, once, { passive: true })
  return stop
}

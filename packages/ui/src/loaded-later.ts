import { useEffect, useState } from 'react'
import { afterPicture } from './after-picture.ts'

/**
 * A heavy part of a component that is fetched when somebody first touches the page, or at once when it is `wanted`, so that reading a page never
 * costs its bytes.
 * Call it once at module level; the hook gives the part, or undefined while it is on its way. A failed fetch is tried again at the next request.
 */
export function loadedLater<Part>(load: () => Promise<Part>): (wanted: boolean) => Part | undefined {
  let kept: Part | undefined
  return function usePart(wanted) {
    const [part, setPart] = useState(() => kept)
    useEffect(() => {
      if (part) return
      let gone = false
      async function fetchNow() {
        try {
          const got = await load()
          kept = got
          if (!gone) setPart(() => got)
        } catch {
          // Offline: the next request asks again.
        }
      }
      if (wanted) void fetchNow()
      const stopWaiting = wanted ? undefined : atFirstTouch(() => whenQuiet(() => void fetchNow()))
      return () => {
        gone = true
        stopWaiting?.()
      }
    }, [wanted, part])
    return part
  }
}

const SIGNS = ['pointerdown', 'keydown', 'touchstart'] as const

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

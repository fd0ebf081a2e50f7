import { useEffect, useState } from 'react'

/**
 * A heavy part of a component that is fetched when the page is idle, or at once when it is `wanted`, and never weighs on the first paint.
 * Call it once at module level; the hook gives the part, or undefined while it is on its way. A failed fetch is tried again at the next wish.
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
          // Offline: the next wish asks again.
        }
      }
      if (wanted) void fetchNow()
      const stopWaiting = wanted ? undefined : whenIdle(() => void fetchNow())
      return () => {
        gone = true
        stopWaiting?.()
      }
    }, [wanted, part])
    return part
  }
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(work, { timeout: 5000 })
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(work, 1500)
  return () => clearTimeout(id)
}

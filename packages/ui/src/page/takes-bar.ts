import { useLayoutEffect } from 'react'

const standing: string[] = []

/** Says at the root of the page which bars stand: once by the frame itself, for the server may have drawn one that does not come. */
export const tellBars = () => {
  document.documentElement.dataset.bar = standing.join(' ')
}

/**
 * While it stands a bar is in the place of the bottom bar. The root of the page says so, so that the page need not be looked through for one (`:root:has(…)`)
 * whenever anything comes, goes or is focused.
 */
export function useTakesBar(kind: 'float' | 'action'): void {
  useLayoutEffect(() => {
    standing.push(kind)
    tellBars()
    return () => {
      standing.splice(standing.indexOf(kind), 1)
      tellBars()
    }
  }, [kind])
}

import { useSyncExternalStore } from 'react'

/** The three widths of the grid: under 768 px, with the rail, from 1100 px. `any`: drawn at the server, for whatever width it will be. */
export type Width = 'phone' | 'rail' | 'desk' | 'any'

const RAIL = '(min-width: 768px)'
const DESK = '(min-width: 1100px)'

function subscribe(listener: () => void): () => void {
  const queries = [matchMedia(RAIL), matchMedia(DESK)]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

function read(): Width {
  return matchMedia(DESK).matches ? 'desk' : matchMedia(RAIL).matches ? 'rail' : 'phone'
}

/** Which parts a page is made of; what only looks different is left to the style sheet. */
export function useWidth(): Width {
  return useSyncExternalStore(subscribe, read, () => 'any')
}

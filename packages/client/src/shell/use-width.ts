import { useSyncExternalStore } from 'react'

/** The three widths of the grid: under 768 px, with the rail, from 1100 px. `any`: drawn at the server, for whatever width it will be. */
export type Width = 'phone' | 'rail' | 'desk' | 'any'

/** One for all: a list of doctors asks a hundred times. */
function from(pixels: number): () => MediaQueryList {
  let query: MediaQueryList
  return () => (query ??= matchMedia(`(min-width: ${pixels}px)`))
}
const [rail, desk] = [from(768), from(1100)]

function subscribe(listener: () => void): () => void {
  const queries = [rail(), desk()]
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

function read(): Width {
  return desk().matches ? 'desk' : rail().matches ? 'rail' : 'phone'
}

/** Which parts a page is made of; what only looks different is left to the style sheet. */
export function useWidth(): Width {
  return useSyncExternalStore(subscribe, read, () => 'any')
}

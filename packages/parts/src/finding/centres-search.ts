// What is looked for among medical centres, as it stands in the address. The table of pages reads it, so it brings nothing along.
import type { CentreSort } from '@vizit/contract/centres'

/** Missing: by name, all of them, nothing typed, as a list. */
export type CentresSearch = {
  sort?: CentreSort | undefined
  mine?: '1' | undefined
  /** The id of one: its centres alone [3.98]. */
  programme?: string | undefined
  q?: string | undefined
  view?: 'map' | undefined
}

const SORTS = ['byDoctorsCount', 'byFeedbacks'] as const satisfies CentreSort[]
const TYPED_MAX = 100

/** What is not sound is left out, never an error. */
export function readCentresSearch(raw: Record<string, unknown>): CentresSearch {
  const sort = SORTS.find(one => one === raw.sort)
  const q = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, TYPED_MAX) : ''
  const programme = typeof raw.programme === 'string' && /^[a-z][a-z0-9-]{1,63}$/.test(raw.programme) ? raw.programme : ''
  const isMine = String(raw.mine) === '1'
  return {
    ...(sort && { sort }),
    ...(isMine && { mine: '1' as const }),
    ...(!isMine && programme && { programme }),
    ...(q && { q }),
    ...(raw.view === 'map' && { view: 'map' as const })
  }
}

// The tab and the search of the visits, as they stand in the address.
import type { VisitsTab } from './visits-view.ts'

/** Missing: the future ones, nothing typed. */
export type VisitsAddress = { tab?: 'past'; q?: string }

const TYPED_MAX = 100

export function readVisitsAddress(raw: Record<string, unknown>): VisitsAddress {
  const typed = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, TYPED_MAX) : ''
  return { ...(raw.tab === 'past' && { tab: 'past' as const }), ...(typed && { q: typed }) }
}

export function visitsAddress(tab: VisitsTab, typed: string): VisitsAddress {
  return readVisitsAddress({ tab, q: typed })
}

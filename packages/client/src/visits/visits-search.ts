// The tab and the search of the visits, as they stand in the address; there also the bills are asked for.
import type { VisitsFilter } from '@vizit/rules/invoices'

/** Missing: the future ones, nothing typed, the visits and not the invoices [3.99]. */
export type VisitsAddress = { show?: Extract<VisitsFilter, 'invoices'>; tab?: 'past'; q?: string }

const TYPED_MAX = 100

export function readVisitsAddress(raw: Record<string, unknown>): VisitsAddress {
  const typed = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, TYPED_MAX) : ''
  return {
    ...(raw.show === 'invoices' && { show: 'invoices' as const }),
    ...(raw.tab === 'past' && { tab: 'past' as const }),
    ...(typed && { q: typed })
  }
}

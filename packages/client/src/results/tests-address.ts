// The tab and the search of the tests, as they stand in the address.

/** Missing: all of them, nothing typed. */
export type TestsAddress = { tab?: 'ready' | 'in-work'; q?: string }

const TYPED_MAX = 100

export function readTestsAddress(raw: Record<string, unknown>): TestsAddress {
  const typed = typeof raw.q === 'string' || typeof raw.q === 'number' ? String(raw.q).slice(0, TYPED_MAX) : ''
  return { ...((raw.tab === 'ready' || raw.tab === 'in-work') && { tab: raw.tab }), ...(typed && { q: typed }) }
}

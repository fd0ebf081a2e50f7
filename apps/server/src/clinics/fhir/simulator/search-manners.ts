// How servers differ when they are searched: their pages, their order, their limits.

export type SearchManners = {
  /**
   * `counted`: a page is so many rows further on, among the rows of that moment. `held`: the rows are those of the first page, and "next" leads to the root with a
   * name of the search. `cursor`: so many rows further on from the last one by time of change; of every other order as `counted`.
   */
  pages: 'counted' | 'held' | 'cursor'
  /** `ignored`: rows come as they were made. `by-surprise`: in an order of its own. */
  sort: 'heard' | 'ignored' | 'by-surprise'
  /** `alone`: how many there are, and none of them. */
  total: 'told' | 'untold' | 'alone'
  /** Rows that may be passed over; more is 400. */
  mostOffset: number
  /** `identifier=system|` */
  systemAlone: 'heard' | 'finds-nothing' | 'refused' | 'ignored'
  lastUpdated: 'heard' | 'refused' | 'ignored'
  /** Several values of one parameter, between commas. */
  anyOf: 'heard' | 'finds-nothing'
}

export const PLAIN_SEARCH: SearchManners = {
  pages: 'counted',
  sort: 'heard',
  total: 'told',
  mostOffset: Number.POSITIVE_INFINITY,
  systemAlone: 'heard',
  lastUpdated: 'heard',
  anyOf: 'heard'
}

export const SEARCH_DIALECTS = {
  plain: PLAIN_SEARCH,
  /** As HAPI: the pages of a search are held for a while under a name. */
  held: { ...PLAIN_SEARCH, pages: 'held', mostOffset: 10_000 },
  /** As Medplum: a cursor by the time of change, numbers of rows for the rest and no more than 10,000 of them, no total. */
  cursor: { ...PLAIN_SEARCH, pages: 'cursor', total: 'untold', mostOffset: 10_000 },
  'no order': { ...PLAIN_SEARCH, sort: 'ignored' },
  'an order of its own': { ...PLAIN_SEARCH, sort: 'by-surprise', total: 'untold' },
  'short offsets': { ...PLAIN_SEARCH, mostOffset: 100, total: 'untold' },
  'a number alone': { ...PLAIN_SEARCH, total: 'alone' },
  'no system alone': { ...PLAIN_SEARCH, systemAlone: 'finds-nothing' },
  'system alone refused': { ...PLAIN_SEARCH, systemAlone: 'refused' },
  'system alone ignored': { ...PLAIN_SEARCH, systemAlone: 'ignored' },
  'no time of change': { ...PLAIN_SEARCH, lastUpdated: 'refused' },
  'time of change ignored': { ...PLAIN_SEARCH, lastUpdated: 'ignored' },
  'one name at a time': { ...PLAIN_SEARCH, systemAlone: 'refused', anyOf: 'finds-nothing' }
} as const satisfies Record<string, SearchManners>

export type SearchDialect = keyof typeof SEARCH_DIALECTS

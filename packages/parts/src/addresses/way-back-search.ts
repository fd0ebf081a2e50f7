/** Where to go on to afterwards, from the search of an address; judged by `wayBack` before use. */
export function withWayBack(search: Record<string, unknown>): { from?: string } {
  return typeof search.from === 'string' ? { from: search.from } : {}
}

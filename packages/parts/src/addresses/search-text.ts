// The query of an address as plain text on both ways: '?branchId=12' is the text '12', and nothing is quoted.

export function readSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Fields without a value are left out. */
export function writeSearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    if ((typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean')
      query.set(name, String(value))
  const text = query.toString()
  return text ? `?${text}` : ''
}

/** Which side of a page about a doctor or a centre the address names: the reviews, or the facts. */
export function readTab({ tab }: Record<string, unknown>): { tab?: 'reviews' } {
  return tab === 'reviews' ? { tab } : {}
}

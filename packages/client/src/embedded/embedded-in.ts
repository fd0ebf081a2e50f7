/** The cabinet at '/embed/azure/timeslot' stands in a site of `azure`, under '/embed/azure'; null for any other path. */
export function embeddedIn(path: string): { provider: string; base: string } | null {
  const found = /^\/embed\/([a-z0-9-]{2,32})(?=\/|$)/.exec(path)
  return found ? { provider: found[1]!, base: found[0] } : null
}

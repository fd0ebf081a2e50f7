/** The ways that lead from a name back to itself; of names that are bound together by several, at least one. */
export function circlesOf(next: ReadonlyMap<string, Iterable<string>>): string[][] {
  const circles: string[][] = []
  const walked = new Set<string>()
  const walk = (name: string, way: string[]) => {
    if (way.includes(name)) return void circles.push([...way.slice(way.indexOf(name)), name])
    if (walked.has(name)) return
    for (const other of next.get(name) ?? []) walk(other, [...way, name])
    walked.add(name)
  }
  for (const name of next.keys()) walk(name, [])
  return circles
}

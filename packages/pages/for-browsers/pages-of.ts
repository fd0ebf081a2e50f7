/** What a bundler tells of a module. */
export type Graph = { getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null }

/** Tells the lazily loaded modules that lead to a module; each is looked for once. */
export function makePagesOf(): (id: string, graph: Graph) => string[] {
  const known = new Map<string, string[]>()
  return (id, graph) => {
    const pages = known.get(id) ?? lookedFor(id, graph)
    known.set(id, pages)
    return pages
  }
}

function lookedFor(id: string, graph: Graph): string[] {
  const seen = new Set<string>()
  const todo = [id]
  for (let one = todo.pop(); one !== undefined; one = todo.pop()) {
    if (seen.has(one)) continue
    seen.add(one)
    todo.push(...(graph.getModuleInfo(one)?.importers ?? []))
  }
  return [...seen].filter(one => graph.getModuleInfo(one)?.dynamicImporters.length)
}

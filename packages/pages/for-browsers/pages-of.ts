/** What a bundler tells of a module. */
export type Graph = { getModuleInfo: (id: string) => { importers: readonly string[]; dynamicImporters: readonly string[] } | null }

/** Each a line or two that many pages use: in a file of its own it would be mostly what names it. They stand in the frame. */
const A_LINE =
  /lucide-react\/.*\/(?:chevron-(?:down|left)|plus)\.|client\/src\/(?:catalogue\/(?:branch-text|day-of-search)|shell\/use-width)\.|ui\/src\/(?:fields\/segmented\.module|pointer-released)|rules\/src\/may-book\.|parts\/src\/catalogue\/service-name\./
/** What pages hand to the device is little, and one file. */
const OF_DEVICE = /client\/src\/platform\/(?:share|files|calendar)\.ts$/

/** Of the query library, what few pages ask for: by its index it would seem that all do. The bundler finds who does. */
export const OF_FEW =
  /@tanstack\/(?:query-core|react-query)\/.*\/(?:queriesObserver|useQueries|infiniteQueryObserver|useInfiniteQuery)\.js$/

/** The file of a module that is too small for one of its own, in every face; null: it is none of these. */
export function fileOfSmall(id: string): 'frame' | 'files' | null {
  if (OF_DEVICE.test(id)) return 'files'
  return A_LINE.test(id) ? 'frame' : null
}

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

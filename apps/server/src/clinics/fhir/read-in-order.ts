// Reads a search in an order of its own, so that rows that come, go or change meanwhile make it skip none: it does not count rows, it goes on from the last
// that it saw. A link to the "next" page is followed only where a whole page stands at one instant, or where the server has an order of its own.
import type { FhirLine, Page, Parameters } from './fhir-line.ts'
import { idIn } from './resources.ts'

/** By what a type is read: `start` of a slot, or when a resource was changed last. */
export type ReadBy = 'start' | '_lastUpdated'

export type InOrder = {
  /** Each as it was last seen. */
  resources: unknown[]
  /** There is more. */
  cut: boolean
  /** The instant up to which nothing was skipped, as the clinic writes it; undefined: nothing was there, or the server keeps no order. */
  upTo: string | undefined
}

export type OrderedSearch = {
  type: string
  by: ReadBy
  /** Besides the bounds of `by`. */
  parameters?: Parameters
  from?: string | undefined
  before?: string
  count: number
  most: number
  strict?: boolean
}

/** @throws ClinicFailure */
export async function readInOrder(fhir: FhirLine, search: OrderedSearch): Promise<InOrder> {
  const { by, before, count, most } = search
  const begin = (at: string | undefined): Promise<Page> => {
    const bounds = [...(at === undefined ? [] : [`ge${at}`]), ...(before === undefined ? [] : [`lt${before}`])]
    const parameters = { ...search.parameters, ...(bounds.length > 0 ? { [by]: bounds } : {}), _sort: by, _count: String(count) }
    return fhir.page(search.type, parameters, { strict: search.strict ?? false })
  }
  const seen = new Map<string, unknown>()
  const pages = new Set<string>()
  let [upTo, last]: [string | undefined, string | undefined] = [search.from, undefined]
  let [ordered, followed, strays, inChain] = [true, false, 0, 0]
  let page = await begin(search.from)
  for (;;) {
    const known = seen.size
    const onPage = new Set<string>()
    for (const resource of page.resources) {
      const [id, key] = [idIn(resource), keyOf(resource, by)]
      // two of one name on one page are no change meanwhile: whoever reads them decides
      const name = id === null || onPage.has(id) ? `stray ${strays++}` : id
      onPage.add(name)
      seen.set(name, newer(seen.get(name), resource))
      if (key !== undefined && last !== undefined && Date.parse(key) < Date.parse(last)) ordered = false
      if (key !== undefined && (last === undefined || Date.parse(key) > Date.parse(last))) last = key
    }
    inChain += page.resources.length
    const resources = [...seen.values()]
    if (!page.next) return { resources, cut: (page.total ?? 0) > inChain, upTo: ordered || pages.size === 0 ? last : undefined }
    const isLoop = pages.has(page.url) || (followed && seen.size === known)
    if (isLoop || seen.size >= most) return { resources, cut: true, upTo: ordered && !isLoop ? last : undefined }
    pages.add(page.url)
    followed = !ordered || last === undefined || (upTo !== undefined && Date.parse(last) <= Date.parse(upTo))
    if (followed) page = await page.next()
    else {
      upTo = last
      inChain = 0
      page = await begin(last)
    }
  }
}

/** A row that was changed between two pages is on both: the younger is true. */
function newer(known: unknown, given: unknown): unknown {
  const [a, b] = [keyOf(known, '_lastUpdated'), keyOf(given, '_lastUpdated')]
  return a !== undefined && b !== undefined && Date.parse(a) > Date.parse(b) ? known : given
}

function keyOf(resource: unknown, by: ReadBy): string | undefined {
  const row = resource as { start?: unknown; meta?: { lastUpdated?: unknown } } | null | undefined
  const key = by === 'start' ? row?.start : row?.meta?.lastUpdated
  return typeof key === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(key) && !Number.isNaN(Date.parse(key))
    ? key
    : undefined
}

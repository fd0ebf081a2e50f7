// The pages of a search at the simulated clinic, in the manners of one server or another.
import type { FhirMemory, Resource } from './fhir-memory.ts'
import type { Misbehaviour } from './misbehaviour.ts'
import type { SearchManners } from './search-manners.ts'

export type SearchPages = {
  /** `status` 400: the server does not take such a search. */
  pageOf(type: string, url: URL, how: Misbehaviour | undefined): { status: number; body: object }
}

export type PagesOptions = { memory: FhirMemory; manners: () => SearchManners; largestPage: () => number }

export function searchPages({ memory, manners, largestPage }: PagesOptions): SearchPages {
  const held = new Map<string, Resource[]>()

  function rowsOf(type: string, query: URLSearchParams, how: Misbehaviour | undefined): Resource[] {
    const { sort, systemAlone, lastUpdated, anyOf } = manners()
    const asked = new URLSearchParams()
    for (const [name, value] of how === 'ignores-search' ? [] : query) {
      if (name === 'identifier' && value.endsWith('|') && systemAlone === 'ignored') continue
      if (name === 'identifier' && value.endsWith('|') && systemAlone === 'finds-nothing') return []
      if (name === 'identifier' && value.includes(',') && anyOf === 'finds-nothing') return []
      if (name === '_lastUpdated' && lastUpdated === 'ignored') continue
      asked.append(name, value)
    }
    const found = memory.search(type, asked)
    const by = query.get('_sort')
    if (sort === 'by-surprise') return found.toSorted((a, b) => reversed(a.id).localeCompare(reversed(b.id)))
    return by === null || sort === 'ignored' ? found : found.toSorted((a, b) => Date.parse(keyOf(a, by)) - Date.parse(keyOf(b, by)))
  }

  return {
    pageOf(type, url, how) {
      const query = url.searchParams
      const { pages, total, mostOffset, systemAlone, lastUpdated } = manners()
      if (query.get('identifier')?.endsWith('|') && systemAlone === 'refused') return refused
      if (query.has('_lastUpdated') && lastUpdated === 'refused') return refused
      const from = Number(query.get('_offset') ?? query.get('_getpagesoffset') ?? 0)
      if (from > mostOffset) return refused
      const name = query.get('_getpages')
      const found = name === null ? rowsOf(type, query, how) : (held.get(name) ?? [])
      const cursor = query.get('_cursor')
      const rows = cursor === null ? found : found.slice(found.findIndex(row => `${row.meta.lastUpdated} ${row.id}` === cursor) + 1)
      const size = Math.min(Number(query.get('_count') ?? 50), largestPage())
      const shown = rows.slice(from, from + size)
      const next = new URL(url)
      if (pages === 'held') {
        const search = name ?? `search-${held.size}`
        held.set(search, found)
        next.pathname = next.pathname.replace(/\/[^/]*$/, '')
        next.search = `?_getpages=${search}&_getpagesoffset=${from + size}&_count=${size}`
      } else if (pages === 'cursor' && query.get('_sort') === '_lastUpdated' && shown.length > 0)
        next.searchParams.set('_cursor', `${shown.at(-1)!.meta.lastUpdated} ${shown.at(-1)!.id}`)
      else next.searchParams.set('_offset', String(from + size))
      const isMore = from + size < rows.length && total !== 'alone'
      const nextUrl =
        how === 'paging-loop' ? url.href : how === 'paging-away' ? 'http://127.0.0.2:1/fhir/Slot' : isMore ? next.href : undefined
      const included = query.get('_include') === 'DiagnosticReport:result' ? found.flatMap(resultsOf) : []
      const silent = query.has('_summary') || total === 'alone'
      const body = {
        resourceType: 'Bundle',
        type: 'searchset',
        total: total === 'untold' ? undefined : found.length,
        link: nextUrl === undefined ? [] : [{ relation: 'next', url: nextUrl }],
        entry: silent ? undefined : [...shown, ...included].map(resource => ({ resource }))
      }
      return { status: 200, body }
    }
  }

  function resultsOf(report: Resource): Resource[] {
    return ((report.result ?? []) as { reference: string }[]).flatMap(
      ({ reference }) => memory.read('Observation', reference.split('/')[1] ?? '') ?? []
    )
  }
}

const refused = {
  status: 400,
  body: {
    resourceType: 'OperationOutcome',
    issue: [
      {
        severity: 'error',
        code: 'processing',
        diagnostics: 'HAPI-0524: Unknown search parameter "identifier" for resource type "Appointment"'
      }
    ]
  }
}

function keyOf(resource: Resource, by: string): string {
  return by === '_lastUpdated' ? resource.meta.lastUpdated : String(resource[by])
}

function reversed(text: string): string {
  return [...text].toReversed().join('')
}

// FHIR over HTTP: search with its pages, reading, transactions, and the token that opens them.
import * as z from 'zod/mini'
import { ClinicFailure, type ClinicLine, type RawAnswer } from '../outbound/clinic-line.ts'
import { type Pace, SAT_OUT_MILLIS } from '../outbound/pace.ts'
import { readJson } from '../outbound/read-json.ts'
import { wordsOf } from './outcome-words.ts'
import { counted, page } from './resources.ts'
import { meaningOf, type StatusMeaning } from './status-meaning.ts'
import type { TokenSource } from './token.ts'

export type Parameters = Record<string, string | readonly string[]>

/** A page of a search, its entries unjudged. */
export type Page = {
  /** Where it stands: a page that leads to itself is known by it. */
  url: string
  resources: unknown[]
  /** How many there are in all, where the clinic says. */
  total: number | undefined
  /** Undefined: this is the last. @throws ClinicFailure */
  next: (() => Promise<Page>) | undefined
}

export type FhirLine = {
  /** Every entry of every page, unjudged. `cut`: there was more than is ever read, or than was shown. @throws ClinicFailure */
  search(type: string, parameters: Parameters, pages?: number): Promise<{ resources: unknown[]; cut: boolean }>
  /** The first page. `strict`: a server that does not know a parameter is to say so instead of leaving it out. @throws ClinicFailure */
  page(type: string, parameters: Parameters, options?: { strict?: boolean }): Promise<Page>
  /** Undefined: there is none. @throws ClinicFailure */
  read(type: string, id: string): Promise<unknown>
  /** How many there are that match; undefined: the clinic does not say. @throws ClinicFailure */
  count(type: string, parameters: Record<string, string>): Promise<number | undefined>
  /** Writes one resource by itself, at `Type` or `Type/id`; of an answer that cannot be read, only its status. @throws ClinicFailure */
  write(path: string, resource: object, condition: WriteCondition): Promise<{ status: number; body: unknown }>
  /** The version of a resource as a condition names it. */
  tag(version: string): string
  /** The answer whatever its status below 500, but for "who are you" and "too often". @throws ClinicFailure */
  transact(entries: readonly TransactionEntry[]): Promise<{ status: number; body: unknown }>
  bytes(path: string, accept: string, maxBytes: number): Promise<{ contentType: string; bytes: Uint8Array } | undefined>
}

export type TransactionEntry = {
  fullUrl?: string
  resource: object
  request: { method: 'POST' | 'PUT'; url: string; ifMatch?: string; ifNoneExist?: string }
}

/** Only if it still is this version; or only if there is none that this search finds. */
export type WriteCondition = { ifMatch: string } | { ifNoneExist: string }

/** An answer that is no use, for the log. `said`: words of a fixed list (outcome-words.ts). */
export type Heard = { status: number; means: StatusMeaning; said: string | undefined }

export type FhirLineSettings = {
  base: string
  line: ClinicLine
  token: TokenSource
  pace: Pace
  signal: AbortSignal
  maxBytes: number
  /** A version is named without W/. */
  strongTags?: boolean
  mostPages?: number
  /** Hears of every answer that is an error. */
  hear: (heard: Heard) => void
}

const JSON_TYPE = 'application/fhir+json'
const MOST_PAGES = 200
const MOST_ENTRIES = 100_000
const MOST_TRIES = 3

type Options = { body?: unknown; accept?: string; maxBytes?: number; strict?: boolean; headers?: Record<string, string> }

/** Everything that is asked through it has one limit of time together: `signal`. */
export function fhirLine({
  base,
  line,
  token,
  pace,
  signal,
  maxBytes,
  strongTags = false,
  mostPages = MOST_PAGES,
  hear
}: FhirLineSettings): FhirLine {
  const root = base.replace(/\/+$/, '')

  async function ask(method: 'GET' | 'POST' | 'PUT', url: string, options: Options = {}): Promise<RawAnswer> {
    const preferred = [...(options.body === undefined ? [] : ['return=representation']), ...(options.strict ? ['handling=strict'] : [])]
    const send = async (bearer: string | null) => {
      await pace.beforeAsking(signal)
      return line.ask({
        method,
        url,
        signal,
        maxBytes: options.maxBytes ?? maxBytes,
        headers: {
          accept: options.accept ?? JSON_TYPE,
          'accept-encoding': 'identity',
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(options.body === undefined ? {} : { 'content-type': JSON_TYPE }),
          ...(preferred.length > 0 ? { prefer: preferred.join('; ') } : {}),
          ...options.headers
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) })
      })
    }
    for (let tried = 1; ; tried++) {
      const bearer = await token.bearer(line, signal)
      let answer = await send(bearer)
      // A token may end before its time. What was not let in was not done either, so it may be asked again.
      if (answer.status === 401 && bearer !== null && token.renews) {
        token.forget(bearer)
        answer = await send(await token.bearer(line, signal))
      }
      const { status } = answer
      const means = meaningOf(status)
      if (means === 'done') return answer
      hear({ status, means, said: wordsIn(answer) })
      // Nothing was done of what was asked too often: it may be asked again when the clinic says.
      if (means === 'wait' || (status === 503 && answer.headers['retry-after'] !== undefined)) {
        if (pace.toldToWait(answer) <= SAT_OUT_MILLIS && tried < MOST_TRIES && means === 'wait') continue
        throw new ClinicFailure('asked-to-wait')
      }
      if (status === 401 || (status === 403 && method === 'GET')) throw new ClinicFailure('unauthorised')
      if (means === 'broken') throw new ClinicFailure('server-error')
      // A redirect is not followed, and is no answer.
      if (means === 'no-answer') throw new ClinicFailure('not-understood')
      return answer
    }
  }

  async function pageAt(url: string, strict: boolean): Promise<Page> {
    const answer = await ask('GET', url, { strict })
    if (answer.status !== 200) throw new ClinicFailure('not-taken')
    const found = z.safeParse(page, readJson(answer.bytes))
    if (!found.success) throw new ClinicFailure('not-understood')
    const { link, total, entry = [] } = found.data
    const leads = link?.some(one => one.relation === 'next') ?? false
    const next = leads ? () => pageAt(nextPage(link, url, root), strict) : undefined
    return { url, resources: entry.map(one => one.resource), total, next }
  }

  return {
    page: (type, parameters, { strict = false } = {}) => pageAt(addressOf(root, type, parameters), strict),
    async search(type, parameters, most = mostPages) {
      const resources: unknown[] = []
      const seen = new Set<string>()
      let one = await pageAt(addressOf(root, type, parameters), false)
      for (;;) {
        if (seen.has(one.url)) return { resources, cut: true }
        seen.add(one.url)
        resources.push(...one.resources)
        if (!one.next) return { resources, cut: !('_summary' in parameters) && (one.total ?? 0) > resources.length }
        if (seen.size >= most || resources.length >= MOST_ENTRIES) return { resources, cut: true }
        one = await one.next()
      }
    },
    async read(type, id) {
      const answer = await ask('GET', `${root}/${type}/${id}`)
      if (meaningOf(answer.status) === 'no-such') return undefined
      if (answer.status !== 200) throw new ClinicFailure('not-taken')
      return readJson(answer.bytes)
    },
    async count(type, parameters) {
      const answer = await ask('GET', `${root}/${type}?${new URLSearchParams({ ...parameters, _summary: 'count' })}`)
      if (answer.status !== 200) return undefined
      const found = z.safeParse(counted, readJson(answer.bytes))
      return found.success ? found.data.total : undefined
    },
    tag: version => (strongTags ? `"${version}"` : `W/"${version}"`),
    async write(path, resource, condition) {
      const headers: Record<string, string> =
        'ifMatch' in condition ? { 'if-match': condition.ifMatch } : { 'if-none-exist': condition.ifNoneExist }
      const answer = await ask('ifMatch' in condition ? 'PUT' : 'POST', `${root}/${path}`, { body: resource, headers })
      return { status: answer.status, body: bodyOf(answer) }
    },
    async transact(entries) {
      const body = { resourceType: 'Bundle', type: 'transaction', entry: entries }
      const answer = await ask('POST', root, { body })
      return { status: answer.status, body: bodyOf(answer) }
    },
    async bytes(path, accept, most) {
      const answer = await ask('GET', `${root}/${path}`, { accept, maxBytes: most })
      if (meaningOf(answer.status) === 'no-such') return undefined
      if (answer.status !== 200) throw new ClinicFailure('not-taken')
      return { contentType: String(answer.headers['content-type'] ?? ''), bytes: answer.bytes }
    }
  }
}

function addressOf(root: string, type: string, parameters: Parameters): string {
  const query = new URLSearchParams()
  for (const [name, values] of Object.entries(parameters)) for (const value of [values].flat()) query.append(name, value)
  return `${root}/${type}?${query}`
}

/** What was done is done, whatever is said of it. */
function bodyOf(answer: RawAnswer): unknown {
  try {
    return answer.bytes.length > 0 ? readJson(answer.bytes) : null
  } catch {
    return null
  }
}

function wordsIn(answer: RawAnswer): string | undefined {
  try {
    return answer.bytes.length > 0 ? wordsOf(readJson(answer.bytes)) : undefined
  } catch {
    return undefined
  }
}

/** A page may lead to another of the same server below the same address, and nowhere else. */
function nextPage(links: readonly { relation: string; url: string }[] | undefined, from: string, root: string): string {
  const url = URL.parse(links?.find(one => one.relation === 'next')?.url ?? '', from)
  if (!url || !(url.href === root || url.href.startsWith(`${root}/`) || url.href.startsWith(`${root}?`)))
    throw new ClinicFailure('not-understood')
  return url.href
}

// FHIR over HTTP: search with its pages, reading, transactions, and the token that opens them.
import * as z from 'zod/mini'
import { ClinicFailure, type ClinicLine, type RawAnswer } from '../outbound/clinic-line.ts'
import { readJson } from '../outbound/read-json.ts'
import { page } from './resources.ts'
import type { TokenSource } from './token.ts'

export type FhirLine = {
  /** Every entry of every page, unjudged. `cut`: there was more than is ever read. @throws ClinicFailure */
  search(type: string, parameters: Record<string, string | string[]>): Promise<{ resources: unknown[]; cut: boolean }>
  /** Undefined: there is none. @throws ClinicFailure */
  read(type: string, id: string): Promise<unknown>
  /** The answer whatever its status below 500, but for "who are you". @throws ClinicFailure */
  transact(entries: readonly TransactionEntry[]): Promise<{ status: number; body: unknown }>
  bytes(path: string, accept: string, maxBytes: number): Promise<{ contentType: string; bytes: Uint8Array } | undefined>
}

export type TransactionEntry = {
  fullUrl?: string
  resource: object
  request: { method: 'POST' | 'PUT'; url: string; ifMatch?: string; ifNoneExist?: string }
}

export type FhirLineSettings = {
  base: string
  line: ClinicLine
  token: TokenSource
  signal: AbortSignal
  maxBytes: number
  mostPages?: number
}

const JSON_TYPE = 'application/fhir+json'
const MOST_PAGES = 200
const MOST_ENTRIES = 100_000

/** Everything that is asked through it has one limit of time together: `signal`. */
export function fhirLine({ base, line, token, signal, maxBytes, mostPages = MOST_PAGES }: FhirLineSettings): FhirLine {
  const root = base.replace(/\/+$/, '')

  async function ask(
    method: 'GET' | 'POST',
    url: string,
    options: { body?: unknown; accept?: string; maxBytes?: number } = {}
  ): Promise<RawAnswer> {
    const send = async (bearer: string | null) =>
      line.ask({
        method,
        url,
        signal,
        maxBytes: options.maxBytes ?? maxBytes,
        headers: {
          accept: options.accept ?? JSON_TYPE,
          'accept-encoding': 'identity',
          ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
          ...(options.body === undefined ? {} : { 'content-type': JSON_TYPE, prefer: 'return=representation' })
        },
        ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) })
      })
    const bearer = await token.bearer(line, signal)
    let answer = await send(bearer)
    // A token may end before its time. What was not let in was not done either, so it may be asked again.
    if (answer.status === 401 && bearer !== null && token.renews) {
      token.forget(bearer)
      answer = await send(await token.bearer(line, signal))
    }
    if (answer.status === 401 || answer.status === 403) throw new ClinicFailure('unauthorised')
    if (answer.status >= 500 || answer.status === 429) throw new ClinicFailure('server-error')
    // A redirect is not followed, and is no answer.
    if (answer.status < 200 || (answer.status >= 300 && answer.status < 400)) throw new ClinicFailure('not-understood')
    return answer
  }

  return {
    async search(type, parameters) {
      const query = new URLSearchParams()
      for (const [name, values] of Object.entries(parameters)) for (const value of [values].flat()) query.append(name, value)
      const resources: unknown[] = []
      const seen = new Set<string>()
      let next: string | undefined = `${root}/${type}?${query}`
      while (next !== undefined) {
        if (seen.has(next) || seen.size >= mostPages || resources.length >= MOST_ENTRIES) return { resources, cut: true }
        seen.add(next)
        const answer = await ask('GET', next)
        if (answer.status !== 200) throw new ClinicFailure('not-understood')
        const found = z.safeParse(page, readJson(answer.bytes))
        if (!found.success) throw new ClinicFailure('not-understood')
        resources.push(...(found.data.entry ?? []).map(entry => entry.resource))
        next = nextPage(found.data.link, next, root)
      }
      return { resources, cut: false }
    },
    async read(type, id) {
      const answer = await ask('GET', `${root}/${type}/${id}`)
      if (answer.status === 404 || answer.status === 410) return undefined
      if (answer.status !== 200) throw new ClinicFailure('not-understood')
      return readJson(answer.bytes)
    },
    async transact(entries) {
      const body = { resourceType: 'Bundle', type: 'transaction', entry: entries }
      const answer = await ask('POST', root, { body })
      return { status: answer.status, body: answer.bytes.length > 0 ? readJson(answer.bytes) : null }
    },
    async bytes(path, accept, most) {
      const answer = await ask('GET', `${root}/${path}`, { accept, maxBytes: most })
      if (answer.status === 404 || answer.status === 410) return undefined
      if (answer.status !== 200) throw new ClinicFailure('not-understood')
      return { contentType: String(answer.headers['content-type'] ?? ''), bytes: answer.bytes }
    }
  }
}

/** A page may lead to another of the same server below the same address, and nowhere else. */
function nextPage(links: readonly { relation: string; url: string }[] | undefined, from: string, root: string): string | undefined {
  const link = links?.find(one => one.relation === 'next')
  if (!link) return undefined
  const url = URL.parse(link.url, from)
  if (!url || !(url.href === root || url.href.startsWith(`${root}/`) || url.href.startsWith(`${root}?`)))
    throw new ClinicFailure('not-understood')
  return url.href
}

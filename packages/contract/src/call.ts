// The typed client: one function calls every endpoint. It knows HTTP, and nothing of screens, storage or retries.
import type { AnyEndpoint, Reply, Sent } from './endpoint.ts'
import { carriesBody, pathFields } from './endpoint.ts'
import { isEnvelope } from './envelope.ts'
import { FACE_HEADER, type Face } from './face.ts'
import { type Facts, type RefusalCode, refusalCodeOf } from './refusal.ts'

/** [9.47] the outer limit of any call, in milliseconds. */
export const HTTP_TIMEOUT = 150_000

export type Answer<T> =
  | { ok: true; value: T; status: number }
  | { ok: false; code: RefusalCode | 'NETWORK' | 'TIMEOUT'; facts: Facts; message: string | null; status: number }

export type CallOptions = { signal?: AbortSignal; idempotencyKey?: string }

export type Call = <E extends AnyEndpoint>(endpoint: E, input: Sent<E>, options?: CallOptions) => Promise<Answer<Reply<E>>>

export type CallSettings = {
  /** Origin of the API without a trailing slash; '' = the page's own. */
  origin: string
  fetch: typeof fetch
  /** `deviceId.token`, or null for a visitor. */
  bearer: () => string | null
  newKey: () => string
  appVersion: string
  /** Which face asks; none for a program that is no face. */
  face?: Face
  timeoutMs?: number
}

export type CallRequest = { url: string; body: Record<string, unknown> | null; headers: Record<string, string> }

/** Where a call goes and what it carries: `{url, body, headers}`. Fields of the path and of headers are taken out of the rest. */
export function requestOf(endpoint: AnyEndpoint, input: unknown): CallRequest {
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) }
  let url: string = endpoint.path
  for (const field of pathFields(endpoint.path)) {
    url = url.replace(`:${field}`, encodeURIComponent(String(rest[field])))
    delete rest[field]
  }
  const headers: Record<string, string> = {}
  for (const [field, header] of Object.entries(endpoint.inHeader ?? {})) {
    if (typeof rest[field] === 'string') headers[header] = rest[field]
    delete rest[field]
  }
  if (carriesBody(endpoint.method)) return { url, body: rest, headers }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest))
    if (value !== undefined && value !== null) query.set(name, `${value as string | number | boolean}`)
  const tail = query.toString()
  return { url: tail ? `${url}?${tail}` : url, body: null, headers }
}

/** Makes the caller. [7.06] bearer of device id and token, [7.07] no-store, [7.08] JSON body, [7.09] time limit, [7.10] [7.11] answers below 500 are parsed. */
export function makeCall(settings: CallSettings): Call {
  return async (endpoint, input, options = {}) => {
    const { url, body, headers: carried } = requestOf(endpoint, input)
    const headers: Record<string, string> = {
      ...carried,
      accept: endpoint.media ?? 'application/json',
      'x-app-version': settings.appVersion
    }
    if (settings.face) headers[FACE_HEADER] = settings.face
    const bearer = settings.bearer()
    if (bearer) headers.authorization = `Bearer ${bearer}`
    if (body) headers['content-type'] = 'application/json'
    if (endpoint.creates) headers['idempotency-key'] = options.idempotencyKey ?? settings.newKey()
    const limit = AbortSignal.timeout(settings.timeoutMs ?? HTTP_TIMEOUT)
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit
    let response: Response
    try {
      response = await settings.fetch(settings.origin + url, {
        method: endpoint.method,
        headers,
        body: body ? JSON.stringify(body) : null,
        cache: 'no-store',
        signal
      })
      if (response.status === 204) return { ok: true, value: {} as never, status: 204 }
      if (response.ok && endpoint.media) return { ok: true, value: (await response.blob()) as never, status: response.status }
    } catch (error) {
      if (options.signal?.aborted) throw error
      return failed(limit.aborted ? 'TIMEOUT' : 'NETWORK', 0)
    }
    const said: unknown = await response.json().catch(() => null)
    const pause = pauseOf(response)
    // [7.12] in whatever words: a version that is too old may not know the words of the answer.
    const outdated = response.status === 301 || response.status === 426
    if (!isEnvelope(said))
      return { ...failed(outdated ? 'OUTDATED_VERSION' : 'SERVICE_UNAVAILABLE', response.status, sentenceOf(said)), facts: pause }
    const { data, error, message, attributes } = said
    if (response.ok) return { ok: true, value: data as never, status: response.status }
    const code = outdated ? 'OUTDATED_VERSION' : refusalCodeOf(error)
    return { ok: false, code, facts: { ...pause, ...attributes }, message, status: response.status }
  }
}

function failed(code: RefusalCode | 'NETWORK' | 'TIMEOUT', status: number, message: string | null = null): Answer<never> {
  return { ok: false, code, facts: {}, message, status }
}

/** After which pause, in seconds, a server that could not answer wants to be asked again; whoever is too busy to write an envelope says it in a header. */
function pauseOf({ status, headers }: Response): Facts {
  const seconds = Number(headers.get('retry-after'))
  return status >= 500 && seconds > 0 ? { retryAfter: seconds } : {}
}

const SENTENCE_MOST_LETTERS = 300

/** [8.16] Whoever answers in our place, such as a clinic or a proxy, says why in `message` or in `title`. */
function sentenceOf(body: unknown): string | null {
  if (typeof body !== 'object' || body === null) return null
  const { message, title } = body as { message?: unknown; title?: unknown }
  const said = [message, title].find((text): text is string => typeof text === 'string' && text.trim() !== '')
  return said?.slice(0, SENTENCE_MOST_LETTERS) ?? null
}

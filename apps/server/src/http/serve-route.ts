// From a request to an answer: who asks, is the input sound, what does the command say, is the reply what was promised.
import { createHash } from 'node:crypto'
import { type AnyEndpoint, carriesBody, pathFields, refusalsOf } from '@vizit/contract/endpoint'
import { type Channel, channelOf, FACE_HEADER } from '@vizit/contract/face'
import { REFUSALS, Refusal, type RefusalCode, refuse } from '@vizit/contract/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Ctx, Deps, SignedCtx, StaffCtx } from '../deps.ts'
import { failureOf } from '../log.ts'
import { isUnreachable } from '../store/pool.ts'
import { isRetryable, refusedBy } from '../store/store.ts'
import { bodyHashOf, findAnswer, type KeptAnswer, keepRefusal, type Once, readKey } from './answers.ts'
import { leaveEvenly } from './leave-evenly.ts'
import { type Bytes, envelopeOf, type JsonText, type Nothing, type ReadyJson, type Route, type StoredFile } from './route.ts'
import { sendJson, sendReady } from './send-json.ts'
import { NOBODY, whoAsks } from './who-asks.ts'

/** More requests than this waiting for a database connection: the next ones are told to come again. */
const WAITING_MOST = 400
const TRIES = 3
/** What a caller is told to wait when the server cannot answer just now. */
const RETRY_AFTER_SECONDS = 2
const DOCUMENT_POLICY = "sandbox; default-src 'none'; frame-ancestors 'none'"

/** Registers one route. `strict`: every reply is held against its schema, text from the database included (tests). */
export function serveRoute(app: FastifyInstance, deps: Deps, route: Route, strict: boolean): void {
  const { endpoint } = route
  const allowed = new Set(refusalsOf(endpoint))
  const inPath = pathFields(endpoint.path)
  const inBody = carriesBody(endpoint.method)
  const write = (reply: unknown) => envelopeOf(JSON.stringify(z.parse(endpoint.reply, reply) ?? null))

  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...(endpoint.bodyMostBytes ? { bodyLimit: endpoint.bodyMostBytes } : {}),
    config: {
      counted: endpoint.access === 'anyone' ? { kind: 'perAddress', cost: endpoint.cost ?? 1 } : { kind: 'bySession' },
      ...(endpoint.bodyAsSent ? { bodyAsSent: true } : {})
    },
    ...(endpoint.evenly ? { onSend: leaveEvenly } : {}),
    handler: async (request, reply) => {
      const now = deps.clock()
      let once: Once | null = null
      try {
        if (isOverloaded(deps)) refuse('SERVICE_UNAVAILABLE')
        judgeVersion(request, deps)
        const key = endpoint.creates ? readKey(request.headers['idempotency-key']) : null
        const header = request.headers.authorization
        const { owner, who, answer } = await whoAsks(deps.store, endpoint, header, key, now)
        const input = readInput(endpoint, inPath, inBody, request)
        if (key) {
          once = { owner, key, bodyHash: bodyHashOf(endpoint.path, input), write, kept: null }
          const kept = answer === undefined ? await findAnswer(deps.store, once) : answer
          if (kept) return sendKept(reply, once, kept)
        }
        const userAgent = request.headers['user-agent'] ?? ''
        const channel = channelOf(request.headers[FACE_HEADER], endpoint.access)
        const ctx: Ctx = { ...deps, now, address: request.ip, userAgent, channel, bearer: header ?? null, once }
        const asked: Ctx | SignedCtx | StaffCtx = { ...ctx, ...who }
        const result = await again(() => {
          if (once) once.kept = null
          return route.handle(asked, input as never)
        })
        if (once && once.kept === null) throw new Error(`${endpoint.path} creates, but its command kept no answer`)
        if (endpoint.forgets) forgetThere(reply, channel)
        return send(reply, endpoint, once?.kept ?? null, result, write, strict)
      } catch (error) {
        try {
          const twin = once && refusedBy(error, 'answers_pkey') ? await findAnswer(deps.store, once) : undefined
          if (twin) return sendKept(reply, once!, twin)
          const refusal = refusalOf(error, allowed, request, deps)
          const first =
            once && isKept(refusal, once)
              ? await keepRefusal(deps.store, once, REFUSALS[refusal.code], refusalText(refusal), now)
              : undefined
          return first ? sendKept(reply, once!, first) : sendRefusal(reply, refusal)
        } catch (unkept) {
          // An answer that could not be kept might be another one at the next try: it is not given.
          return sendRefusal(reply, refusalOf(unkept, allowed, request, deps))
        }
      }
    }
  })
}

/**
 * "Not now" and "who are you" are no answers to an intent: they are not kept. Nor is what visitors are refused: whoever asks without an account would
 * fill the table, and nothing was made that a retry could make twice.
 */
function isKept({ code }: Refusal, { owner }: Once): boolean {
  const status = REFUSALS[code]
  return owner !== NOBODY && status < 500 && status !== 429 && status !== 401
}

/** A refusal as it travels: its code, the status that the one table gives it, and its facts. */
export function refusalText({ code, facts }: Refusal): string {
  return JSON.stringify({ data: null, status: REFUSALS[code], error: code, message: null, ...(facts ? { attributes: facts } : {}) })
}

/** Answers with a refusal; `body`: in another form than JSON. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, body?: { type: string; text: string }): FastifyReply {
  const status = REFUSALS[refusal.code]
  const wait = refusal.facts?.retryAfter
  if (typeof wait === 'number') reply.header('retry-after', wait)
  else if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  reply.request.refusalCode = refusal.code
  return reply
    .code(status)
    .type(body?.type ?? 'application/json; charset=utf-8')
    .send(body?.text ?? refusalText(refusal))
}

/** So many wait for the database that the next ones are told to come again. */
export function isOverloaded({ store }: Pick<Deps, 'store'>): boolean {
  return store.load().waiting > WAITING_MOST
}

function readInput(
  { input: schema, inHeader, bodyAsSent }: AnyEndpoint,
  inPath: string[],
  inBody: boolean,
  request: FastifyRequest
): unknown {
  const carried = bodyAsSent ? { body: request.body ?? '' } : inBody ? (request.body === undefined ? {} : request.body) : request.query
  if (typeof carried !== 'object' || carried === null || Array.isArray(carried)) refuse('INVALID_INPUT')
  const params = request.params as Record<string, string>
  const all: Record<string, unknown> = { ...carried }
  for (const field of inPath) all[field] = params[field]
  // what belongs into a header is not taken from an address
  for (const [field, header] of Object.entries(inHeader ?? {})) all[field] = request.headers[header]
  const read = z.safeParse(schema, all)
  if (read.success) return read.data
  return refuse('INVALID_INPUT', { field: read.error.issues[0]?.path.join('.') ?? '' })
}

function judgeVersion(request: FastifyRequest, deps: Deps): void {
  const version = request.headers['x-app-version']
  if (typeof version === 'string' && isOlder(version, deps.config.oldestVersion)) refuse('OUTDATED_VERSION')
}

/** True when `version` ('1.2.3') is older than `oldest`; a text of another form is not judged. */
export function isOlder(version: string, oldest: string): boolean {
  if (!/^\d+\.\d+\.\d+$/.test(version)) return false
  const [a, b] = [version, oldest].map(text => text.split('.').map(Number)) as [number[], number[]]
  for (let at = 0; at < 3; at++) if (a[at] !== b[at]) return a[at]! < b[at]!
  return false
}

/** Two transactions that met in a deadlock are run again. */
async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (error) {
      if (tried === TRIES || !isRetryable(error)) throw error
    }
  }
}

/**
 * What a page clears is still on the disk until the browser tidies up; asked by the server it tidies up at once. The patient app clears by itself: in its
 * storage lie the documents of all who use the device, which a sign-out leaves there (0082).
 */
function forgetThere(reply: FastifyReply, channel: Channel): void {
  reply.header('clear-site-data', channel === 'patient' ? '"cache"' : '"cache", "storage"')
}

function send(
  reply: FastifyReply,
  endpoint: AnyEndpoint,
  kept: string | null,
  result: unknown,
  write: (reply: unknown) => string,
  strict: boolean
): FastifyReply {
  if (isKind<StoredFile>(result, 'file')) {
    reply.header('content-security-policy', DOCUMENT_POLICY).header('content-length', result.sizeBytes)
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(result.fileName)}`)
    return reply.type(result.mediaType).send(result.stream)
  }
  if (isKind<Bytes>(result, 'bytes')) {
    // a document of somebody else is shown by no page of ours, and whatever is in it may do nothing
    const keptSeconds = result.picture?.keptSeconds ?? endpoint.keptSeconds
    if (endpoint.media === 'application/pdf' || result.picture) reply.header('content-security-policy', DOCUMENT_POLICY)
    if (result.fileName) reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(result.fileName)}`)
    if (keptSeconds) {
      const tag = `"${createHash('sha256').update(result.bytes).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', `public, max-age=${keptSeconds}`).header('etag', tag)
      if (reply.request.headers['if-none-match'] === tag) return reply.code(304).send()
    }
    return reply.type(result.picture?.media ?? endpoint.media ?? 'application/octet-stream').send(Buffer.from(result.bytes))
  }
  if (endpoint.method === 'DELETE' || isKind<Nothing>(result, 'nothing')) return reply.code(204).send()
  if (isKind<JsonText>(result, 'json-text')) {
    if (strict) holdAgainst(endpoint.reply, result.text)
    return sendJson(reply, envelopeOf(result.text), endpoint.access)
  }
  if (isKind<ReadyJson>(result, 'ready-json')) {
    if (strict) holdAgainst(endpoint.reply, JSON.stringify(JSON.parse(result.plain.toString()).data))
    return sendReady(reply, result)
  }
  return sendJson(reply, kept ?? write(result), endpoint.access)
}

/** The text that PostgreSQL built must be what the contract promises: no field missing, none too many. */
function holdAgainst(schema: z.ZodMiniType, text: string): void {
  const raw = JSON.parse(text)
  const closed = z.parse(schema, raw)
  if (canonical(closed) !== canonical(raw)) throw new Error('a reply that was built as text has fields that the contract does not know')
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner
  )
}

function sendKept(reply: FastifyReply, once: Once, kept: KeptAnswer): FastifyReply {
  if (!kept.body_hash.equals(once.bodyHash)) return sendRefusal(reply, new Refusal('IDEMPOTENCY_KEY_REUSED'))
  return reply.code(kept.status).type('application/json; charset=utf-8').header('idempotent-replay', 'true').send(kept.body)
}

function refusalOf(error: unknown, allowed: Set<RefusalCode>, request: FastifyRequest, deps: Deps): Refusal {
  if (error instanceof Refusal && allowed.has(error.code)) return error
  const known = isUnreachable(error) || isRetryable(error)
  const code: RefusalCode = known ? 'SERVICE_UNAVAILABLE' : 'UNEXPECTED_PROBLEM'
  const said = error instanceof Refusal ? { failure: `refusal ${error.code} is not declared by the endpoint` } : failureOf(error)
  deps.log.error('request failed', { requestId: request.id, method: request.method, route: request.routeOptions.url ?? '', ...said })
  return new Refusal(code)
}

function isKind<T extends { kind: string }>(value: unknown, kind: T['kind']): value is T {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === kind
}

declare module 'fastify' {
  interface FastifyRequest {
    refusalCode?: RefusalCode
  }
  interface FastifyContextConfig {
    bodyAsSent?: boolean
  }
}

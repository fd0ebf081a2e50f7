// A clinic's system for tests and proofs: speaks FHIR R4 over real HTTP, remembers what it was told, and misbehaves on command.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { DIALECTS, type Dialect, type Manners } from './dialects.ts'
import { type Draft, type Entry, type FhirMemory, fhirMemory, type Outcome, tagOf } from './fhir-memory.ts'
import { actOut, type Misbehaviour } from './misbehaviour.ts'
import { PLAIN_SEARCH, type SearchManners } from './search-manners.ts'
import { searchPages } from './search-pages.ts'

/** `write`: one resource by itself. */
export type Asked = { method: string; path: string; query: URLSearchParams; kind: 'transaction' | 'write' | 'search' | 'read' | 'token' }

export type FhirSimulator = {
  url: string
  tokenUrl: string
  memory: FhirMemory
  /** Everything that was asked, oldest first. */
  asked: Asked[]
  /** Decides for each question; undefined = behave. */
  misbehave: (asked: Asked) => Misbehaviour | undefined
  /** May be changed: a server is set up anew. */
  manners: Manners
  /** How it is searched; may be changed too. */
  searching: SearchManners
  /** How many rows it gives at once at most. */
  largestPage: number
  /** The tokens that open it; null: none is needed. */
  tokens: Set<string> | null
  sockets(): number
  /** Stops listening and ends every connection; `open` listens again on the same port. */
  shut(): Promise<void>
  open(): Promise<void>
  close(): Promise<void>
}

export type SimulatorOptions = {
  clock: () => Date
  /** How it takes what it is asked; `whole` by default. */
  dialect?: Dialect
  /** Client id and secret of the token endpoint. */
  client?: { id: string; secret: string }
  /** A clinic that refuses patients by a rule of its own: the code it gives. */
  refuses?: (appointment: Draft) => string | undefined
}

const TYPE = { 'content-type': 'application/fhir+json' }

type Reply = { status: number; body: object | null; bytes?: Uint8Array; headers?: Record<string, string> }

export async function startFhirSimulator(options: SimulatorOptions): Promise<FhirSimulator> {
  const memory = fhirMemory(
    options.clock,
    () => simulator.manners,
    appointment => options.refuses?.(appointment)
  )
  const pages = searchPages({ memory, manners: () => simulator.searching, largestPage: () => simulator.largestPage })
  const sockets = new Set<Socket>()
  let issued = 0

  const http = createServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => serve(request, reply, Buffer.concat(chunks).toString('utf8')))
  })
  http.on('connection', socket => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
  })

  function serve(request: IncomingMessage, reply: ServerResponse, body: string): void {
    const url = new URL(request.url ?? '/', simulator.url)
    const asked = askedOf(request.method ?? 'GET', url)
    simulator.asked.push(asked)
    const how = simulator.misbehave(asked)
    if (how !== undefined && actOut(how, reply, TYPE)) return
    if (asked.kind === 'token') return giveToken(request, reply)
    const bearer = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    if (simulator.tokens && !simulator.tokens.has(bearer)) return send(reply, 401, outcome('login'))

    const answer = answerTo(asked, url, { body, headers: request.headers }, how)
    if (how === 'accept-then-drop' || how === 'accept-twice-then-drop') return void reply.socket?.destroy()
    if (typeof how === 'object' && how.kind === 'late') return void setTimeout(() => sendReply(reply, answer), how.millis)
    if (typeof how === 'object' && how.kind === 'mutate')
      return void reply.writeHead(answer.status, TYPE).end(how.change(JSON.stringify(answer.body)))
    sendReply(reply, answer)
  }

  function answerTo(
    asked: Asked,
    url: URL,
    { body, headers }: { body: string; headers: IncomingMessage['headers'] },
    how: Misbehaviour | undefined
  ): Reply {
    const [type = '', id] = asked.path.split('/')
    if (body !== '' && headers['content-type'] !== TYPE['content-type']) return { status: 415, body: outcome('not-supported') }
    if (asked.kind === 'transaction') return transact(JSON.parse(body) as { entry: Entry[] }, how)
    if (asked.kind === 'write') {
      const draft = JSON.parse(body) as Draft
      const header = (name: string) => headers[name] as string | undefined
      const twice = how === 'accept-twice-then-drop' && asked.method === 'POST' && type === 'Appointment'
      if (twice) memory.create(draft)
      return written(
        id === undefined
          ? memory.create(draft, twice ? undefined : header('if-none-exist'))
          : memory.update(type, id, draft, header('if-match'))
      )
    }
    if (asked.kind === 'search') return pages.pageOf(type, url, how)
    const found = memory.read(type, id ?? '')
    if (!found) return { status: 404, body: outcome('not-found') }
    if (type === 'Binary') return { status: 200, body: {}, bytes: Buffer.from(String(found.data), 'base64') }
    return { status: 200, body: found, headers: { etag: tagOf(found, simulator.manners) } }
  }

  function transact({ entry }: { entry: Entry[] }, how: Misbehaviour | undefined): Reply {
    const { status, outcomes } = memory.transact(entry, { twice: how === 'accept-twice-then-drop' })
    if (status >= 400) return { status, body: refusalOf(outcomes.find(one => one.status >= 400) ?? { status }) }
    const entries = outcomes.map(one => responseOf(one, simulator.manners))
    return { status: 200, body: { resourceType: 'Bundle', type: 'transaction-response', entry: entries } }
  }

  /** The answer to one write. */
  function written(done: Outcome): Reply {
    const { status, resource, location } = done
    if (!resource) return { status, body: refusalOf(done) }
    const headers = { etag: tagOf(resource, simulator.manners), location: `${simulator.url}/${location}` }
    const body = { resource, outcome: outcome('informational'), nothing: null }[simulator.manners.answers]
    return { status, body, headers }
  }

  function giveToken(request: IncomingMessage, reply: ServerResponse): void {
    const { id, secret } = options.client ?? {}
    if (request.headers.authorization !== `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`) return send(reply, 401, {})
    const token = `token-${++issued}`
    simulator.tokens?.add(token)
    send(reply, 200, { access_token: token, token_type: 'Bearer', expires_in: 3600 })
  }

  let port = 0
  const open = async () => {
    await new Promise<void>(ready => http.listen(port, '127.0.0.1', ready))
    port = (http.address() as AddressInfo).port
  }
  const shut = async () => {
    const closed = new Promise<void>(done => http.close(() => done()))
    for (const socket of sockets) socket.destroy()
    await closed
  }
  await open()
  const simulator: FhirSimulator = {
    url: `http://127.0.0.1:${port}/fhir`,
    tokenUrl: `http://127.0.0.1:${port}/token`,
    memory,
    manners: DIALECTS[options.dialect ?? 'whole'],
    searching: PLAIN_SEARCH,
    asked: [],
    misbehave: () => undefined,
    largestPage: 500,
    tokens: null,
    sockets: () => sockets.size,
    shut,
    open,
    close: () => (http.listening ? shut() : Promise.resolve())
  }
  return simulator
}

function askedOf(method: string, { pathname, searchParams: query }: URL): Asked {
  const path = pathname.replace(/^\/fhir\/?/, '')
  if (pathname === '/token') return { method, path: 'token', query, kind: 'token' }
  if (path !== '' && method !== 'GET') return { method, path, query, kind: 'write' }
  if (method === 'GET' && path === '') return { method, path, query, kind: 'search' }
  return { method, path, query, kind: path === '' ? 'transaction' : path.includes('/') ? 'read' : 'search' }
}

/** Whether it is asked to change something. */
export function asksToWrite({ kind }: Asked): boolean {
  return kind === 'transaction' || kind === 'write'
}

const SAID: Record<number, string> = { 200: '200 OK', 201: '201 Created', 409: '409', 412: '412 Precondition Failed' }

function responseOf(done: Outcome, { answers }: Manners): object {
  const { status, resource, location } = done
  const said = SAID[status] ?? String(status)
  if (!resource) return { response: { status: said, outcome: refusalOf(done) } }
  if (answers === 'nothing') return { response: { status: said } }
  if (answers === 'outcome') return { response: { status: said, location, outcome: outcome('informational') } }
  return { response: { status: said, location, etag: `W/"${resource.meta.versionId}"` }, resource }
}

function refusalOf({ status, refusal, why }: Outcome): object {
  return outcome(refusal ? 'business-rule' : status === 409 || status === 412 ? 'conflict' : 'invalid', refusal, why)
}

function outcome(code: string, refusal?: string, diagnostics?: string): object {
  const details = refusal === undefined ? undefined : { coding: [{ system: 'urn:vizit:refusal', code: refusal }], text: 'Отказано' }
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, details, diagnostics }] }
}

function sendReply(reply: ServerResponse, { status, body, bytes, headers }: Reply): void {
  if (bytes) return send(reply, status, {}, bytes)
  reply.writeHead(status, { ...TYPE, ...headers }).end(body === null ? undefined : JSON.stringify(body))
}

function send(reply: ServerResponse, status: number, body: object, bytes?: Uint8Array): void {
  if (bytes) reply.writeHead(status, { 'content-type': 'application/pdf' }).end(bytes)
  else reply.writeHead(status, TYPE).end(JSON.stringify(body))
}

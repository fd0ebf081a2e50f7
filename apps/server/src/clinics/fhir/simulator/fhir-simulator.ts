// A clinic's system for tests and proofs: speaks FHIR R4 over real HTTP, remembers what it was told, and misbehaves on command.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { type Draft, type Entry, type FhirMemory, fhirMemory, type Outcome, type Resource } from './fhir-memory.ts'
import { actOut, type Misbehaviour } from './misbehaviour.ts'

export type Asked = { method: string; path: string; kind: 'transaction' | 'search' | 'read' | 'token' }

export type FhirSimulator = {
  url: string
  tokenUrl: string
  memory: FhirMemory
  /** Everything that was asked, oldest first. */
  asked: Asked[]
  /** Decides for each question; undefined = behave. */
  misbehave: (asked: Asked) => Misbehaviour | undefined
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
  /** Client id and secret of the token endpoint. */
  client?: { id: string; secret: string }
  /** A clinic that refuses patients by a rule of its own: the code it gives. */
  refuses?: (appointment: Draft) => string | undefined
}

const TYPE = { 'content-type': 'application/fhir+json' }

export async function startFhirSimulator(options: SimulatorOptions): Promise<FhirSimulator> {
  const memory = fhirMemory(options.clock)
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

    const answer = answerTo(asked, url, body, how)
    if (how === 'accept-then-drop' || how === 'accept-twice-then-drop') return void reply.socket?.destroy()
    if (typeof how === 'object' && how.kind === 'late') return void setTimeout(() => send(reply, answer.status, answer.body), how.millis)
    if (typeof how === 'object' && how.kind === 'mutate')
      return void reply.writeHead(answer.status, TYPE).end(how.change(JSON.stringify(answer.body)))
    send(reply, answer.status, answer.body, answer.bytes)
  }

  function answerTo(
    asked: Asked,
    url: URL,
    body: string,
    how: Misbehaviour | undefined
  ): { status: number; body: object; bytes?: Uint8Array } {
    const [type = '', id] = asked.path.split('/')
    if (asked.kind === 'transaction') return transact(JSON.parse(body) as { entry: Entry[] }, how)
    if (asked.kind === 'search') return { status: 200, body: pageOf(type, url, how) }
    const found = memory.read(type, id ?? '')
    if (!found) return { status: 404, body: outcome('not-found') }
    if (type === 'Binary') return { status: 200, body: {}, bytes: Buffer.from(String(found.data), 'base64') }
    return { status: 200, body: found }
  }

  function transact({ entry }: { entry: Entry[] }, how: Misbehaviour | undefined): { status: number; body: object } {
    const made = entry.find(one => one.request.method === 'POST' && one.request.url === 'Appointment')
    const refused = made?.resource && options.refuses?.(made.resource)
    if (refused) return { status: 422, body: outcome('business-rule', refused) }
    const { status, outcomes } = memory.transact(entry, { twice: how === 'accept-twice-then-drop' })
    if (status >= 400) return { status, body: outcome('conflict') }
    return { status: 200, body: { resourceType: 'Bundle', type: 'transaction-response', entry: outcomes.map(responseOf) } }
  }

  function pageOf(type: string, url: URL, how: Misbehaviour | undefined): object {
    const found = memory.search(type, how === 'ignores-search' ? new URLSearchParams() : url.searchParams)
    const included = url.searchParams.get('_include') === 'DiagnosticReport:result' ? found.flatMap(resultsOf) : []
    const from = Number(url.searchParams.get('_offset') ?? 0)
    const size = Math.min(Number(url.searchParams.get('_count') ?? 50), simulator.largestPage)
    const next = new URL(url)
    next.searchParams.set('_offset', String(from + size))
    const nextUrl =
      how === 'paging-loop'
        ? url.href
        : how === 'paging-away'
          ? 'http://127.0.0.2:1/fhir/Slot'
          : from + size < found.length
            ? next.href
            : undefined
    return {
      resourceType: 'Bundle',
      type: 'searchset',
      total: found.length,
      link: nextUrl === undefined ? [] : [{ relation: 'next', url: nextUrl }],
      entry: url.searchParams.has('_summary') ? undefined : [...found.slice(from, from + size), ...included].map(resource => ({ resource }))
    }
  }

  function resultsOf(report: Resource): Resource[] {
    return ((report.result ?? []) as { reference: string }[]).flatMap(
      ({ reference }) => memory.read('Observation', reference.split('/')[1] ?? '') ?? []
    )
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

function askedOf(method: string, { pathname }: URL): Asked {
  const path = pathname.replace(/^\/fhir\/?/, '')
  if (pathname === '/token') return { method, path: 'token', kind: 'token' }
  return { method, path, kind: path === '' ? 'transaction' : path.includes('/') ? 'read' : 'search' }
}

function responseOf({ status, resource, location }: Outcome): object {
  return { response: { status: status === 201 ? '201 Created' : '200 OK', location }, resource }
}

function outcome(code: string, refusal?: string): object {
  const details = refusal === undefined ? undefined : { coding: [{ system: 'urn:vizit:refusal', code: refusal }], text: 'Отказано' }
  return { resourceType: 'OperationOutcome', issue: [{ severity: 'error', code, details }] }
}

function send(reply: ServerResponse, status: number, body: object, bytes?: Uint8Array): void {
  if (bytes) reply.writeHead(status, { 'content-type': 'application/pdf' }).end(bytes)
  else reply.writeHead(status, TYPE).end(JSON.stringify(body))
}

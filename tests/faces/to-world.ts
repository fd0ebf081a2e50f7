// The way from a page to the server of its test: its cookie `world` says at which port that listens. On the way a call can be lost, as on a bad line.
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { Plugin } from 'vite'

/** `cut`: the line breaks and the server never hears of it. `lost`: the server does it, and its answer is lost. `status`: something between them answers. */
export type Fault = { path: string; method?: string } & ({ kind: 'cut' } | { kind: 'lost' } | { kind: 'status'; status: number })

/** What a page has asked its server, as it went over the line. `body`: parsed JSON; null where there was none. */
export type Asked = { method: string; path: string; query: Record<string, string>; headers: Record<string, string>; body: unknown }

const faultsAt = new Map<string, Fault[]>()
const askedAt = new Map<string, Asked[]>()
/** Calls that the server has not answered yet. */
const openAt = new Map<string, Set<Promise<void>>>()

/** `url`: of the server whose calls are meant. */
export function putFaults(url: string, faults: Fault[]): void {
  faultsAt.set(new URL(url).port, faults)
}

/** Until the server has answered all that it was asked: what an ended test has left under way is not the next one's. */
export async function settled(url: string): Promise<void> {
  for (const over of openAt.get(new URL(url).port) ?? []) await over
}

/** All calls since the last `forgetAsked`, oldest first. */
export function askedOf(url: string): Asked[] {
  return askedAt.get(new URL(url).port) ?? []
}

export function forgetAsked(url: string): void {
  askedAt.set(new URL(url).port, [])
}

function write(port: string, { method, url, headers }: IncomingMessage, body: Buffer): void {
  const { pathname, searchParams } = new URL(url!, 'http://localhost')
  const text = body.toString()
  askedAt.get(port)?.push({
    method: method!,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: headers as Record<string, string>,
    body: /json/.test(headers['content-type'] ?? '') && text !== '' ? JSON.parse(text) : null
  })
}

function noteOpen(port: string, passedOn: ClientRequest): void {
  const open = openAt.get(port) ?? new Set()
  openAt.set(port, open)
  const over = new Promise<void>(done => passedOn.on('close', done))
  open.add(over)
  void over.then(() => open.delete(over))
}

/** Passes `/api` on. */
export const toWorld: Plugin = {
  name: 'to-world',
  configureServer({ middlewares }) {
    middlewares.use((asked, answer, next) => {
      const port = /\bworld=(\d+)/.exec(asked.headers.cookie ?? '')?.[1]
      if (!asked.url?.startsWith('/api') || !port) return next()
      const fault = faultsAt.get(port)?.find(one => asked.url!.startsWith(one.path) && (one.method ?? asked.method) === asked.method)
      const chunks: Buffer[] = []
      asked.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => write(port, asked, Buffer.concat(chunks)))
      if (fault?.kind === 'cut') return void asked.socket.destroy()
      if (fault?.kind === 'status') return void answer.writeHead(fault.status).end()
      const { cookie: _, ...headers } = asked.headers
      const passedOn = request({ host: '127.0.0.1', port, method: asked.method, path: asked.url, headers }, said => {
        if (fault) return void said.resume().on('close', () => asked.socket.destroy())
        answer.writeHead(said.statusCode!, said.headers)
        said.pipe(answer)
      })
      passedOn.on('error', () => asked.socket.destroy())
      noteOpen(port, passedOn)
      asked.pipe(passedOn)
    })
  }
}

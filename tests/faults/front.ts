// A proxy in front of two servers, with the manners that the files of ops/ give to Caddy and nginx: it asks who may get traffic, and sends nothing twice that a
// server may have begun.
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { openLine } from '../setup/ask.ts'

const LOOKS_EVERY_MILLIS = 100

export type Front = {
  url: string
  /** Requests whose answer broke off after they were sent, so far. */
  cutOff(): number
  /** Requests for which no server was there, so far. */
  unserved(): number
  /** Waits until this server may get traffic. */
  untilReady(origin: string): Promise<void>
  close(): Promise<void>
}

export async function startFront(origins: readonly string[]): Promise<Front> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set<string>(origins)
  let [turn, cutOff, unserved, isOpen] = [0, 0, 0, true]

  async function keepLooking(origin: string) {
    const line = openLine(origin, { sockets: 1, keep: false, timeoutMillis: 3_000 })
    while (isOpen) {
      const answer = await line.ask({ method: 'GET', path: '/readyz' }).catch(() => undefined)
      if (answer?.status === 200) ready.add(origin)
      else ready.delete(origin)
      await pause(LOOKS_EVERY_MILLIS)
    }
    line.close()
  }
  const looking = origins.map(keepLooking)

  function forward(asked: IncomingMessage, body: Buffer, answer: ServerResponse, left: string[]) {
    const origin = left.shift()
    if (!origin) {
      unserved++
      return void answer.writeHead(503).end()
    }
    const { hostname, port } = new URL(origin)
    const sent = request({ agent, hostname, port, method: asked.method, path: asked.url, headers: asked.headers }, said => {
      const parts: Buffer[] = []
      said.on('data', part => parts.push(part))
      said.on('error', breakOff)
      said.on('end', () => answer.writeHead(said.statusCode!, said.headers).end(Buffer.concat(parts)))
    })
    function breakOff() {
      cutOff++
      answer.destroy()
    }
    // Nobody there: nothing was sent, and another may be asked.
    sent.on('error', error => ('code' in error && error.code === 'ECONNREFUSED' ? forward(asked, body, answer, left) : breakOff()))
    sent.end(body)
  }

  async function take(asked: IncomingMessage, answer: ServerResponse) {
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(part as Buffer)
    const able = origins.filter(origin => ready.has(origin))
    turn++
    forward(asked, Buffer.concat(parts), answer, [...able.slice(turn % able.length), ...able.slice(0, turn % able.length)])
  }
  const server = createServer((asked, answer) => void take(asked, answer))
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutOff: () => cutOff,
    unserved: () => unserved,
    async untilReady(origin) {
      while (!ready.has(origin)) await pause(LOOKS_EVERY_MILLIS)
    },
    async close() {
      isOpen = false
      await Promise.all(looking)
      agent.destroy()
      server.closeAllConnections()
      await new Promise(done => server.close(done))
    }
  }
}

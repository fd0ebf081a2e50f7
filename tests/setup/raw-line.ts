// Bare HTTP/1.1 over kept connections, as a proxy asks: cheap enough to ask thousands of times a second beside the server that is measured.
import { connect, type Socket } from 'node:net'

export type RawQuestion = { method: string; path: string; headers?: Record<string, string>; body?: string }
/** `status` 0: the connection broke before the answer was whole. */
export type RawAnswer = { status: number; head: string; body: string }

export type RawLine = { ask(question: RawQuestion): Promise<RawAnswer>; close(): void }

const BROKEN: RawAnswer = { status: 0, head: '', body: '' }
const END_OF_HEAD = '\r\n\r\n'
const END_OF_CHUNKS = '0\r\n\r\n'

/** At most so many connections to `origin` (`http://127.0.0.1:8080`); a question that finds none free waits for one. */
export function openRawLine(origin: string, most: number): RawLine {
  const { hostname, port, host } = new URL(origin)
  const idle: Socket[] = []
  const all = new Set<Socket>()

  function open(): Socket {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    all.add(socket)
    socket.on('error', () => undefined).on('close', () => all.delete(socket))
    return socket
  }

  const waiting: ((socket: Socket) => void)[] = []

  function free(): Socket | null {
    for (let socket = idle.pop(); socket; socket = idle.pop()) if (!socket.destroyed) return socket
    return all.size < most ? open() : null
  }

  function giveBack(socket: Socket): void {
    const next = waiting.shift()
    if (next) next(socket.destroyed ? open() : socket)
    else if (!socket.destroyed) idle.push(socket)
  }

  function send(socket: Socket, { method, path, headers = {}, body = '' }: RawQuestion, answered: (answer: RawAnswer) => void): void {
    const own =
      body === '' ? headers : { ...headers, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }
    const lines = Object.entries({ host, ...own }).map(([name, value]) => `${name}: ${value}`)
    let said = ''
    const end = (answer: RawAnswer) => {
      socket.off('data', hear).off('close', broke)
      if (/\r\nconnection: close/i.test(answer.head)) socket.destroy()
      giveBack(socket)
      answered(answer)
    }
    const broke = () => end(BROKEN)
    const hear = (chunk: Buffer) => {
      said += chunk.toString('latin1')
      const answer = read(said)
      if (answer) end(answer)
    }
    socket.on('data', hear).on('close', broke)
    socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}${END_OF_HEAD}${body}`)
  }

  return {
    ask: question =>
      new Promise(answered => {
        const socket = free()
        if (socket) send(socket, question, answered)
        else waiting.push(later => send(later, question, answered))
      }),
    close() {
      for (const socket of all) socket.destroy()
    }
  }
}

/** The answer, once it is whole. */
function read(said: string): RawAnswer | null {
  const headEnd = said.indexOf(END_OF_HEAD)
  if (headEnd < 0) return null
  const head = said.slice(0, headEnd)
  const status = Number(head.slice(9, 12))
  const body = said.slice(headEnd + END_OF_HEAD.length)
  if (status === 204 || status === 304) return { status, head, body: '' }
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const isWhole = length === undefined ? body.endsWith(END_OF_CHUNKS) : body.length >= Number(length)
  return isWhole ? { status, head, body } : null
}

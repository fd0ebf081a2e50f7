// Everything that a clinic's system may do to whoever depends on it.
import type { ServerResponse } from 'node:http'

export type Misbehaviour =
  /** The connection is ended before a word. */
  | 'refuse'
  /** No answer, ever. */
  | 'hang'
  /** One byte at a time, for ever. */
  | 'drip'
  | 'status-500'
  | 'expired-token'
  | 'garbage'
  | 'wrong-encoding'
  | 'wrong-types'
  /** As many bytes as are taken. */
  | 'huge'
  | 'deep'
  | 'redirect'
  /** Every page of a search leads to itself. */
  | 'paging-loop'
  /** Every page leads to another machine. */
  | 'paging-away'
  /** It does what it was asked and ends the connection without a word. */
  | 'accept-then-drop'
  /** It does what it was asked, and an Appointment twice, and ends the connection. */
  | 'accept-twice-then-drop'
  /** It says "no" after a while, having done nothing. */
  | 'reject-late'
  /** It has no idea of search parameters: everything matches. */
  | 'ignores-search'
  | { kind: 'late'; millis: number }
  /** An answer of this status, with an OperationOutcome of these words. */
  | { kind: 'outcome'; status: number; headers?: Record<string, string>; issue?: object }
  /** It says this and does nothing. */
  | { kind: 'say'; status: number; body: string }
  /** A redirect to another machine. */
  | { kind: 'send-to'; url: string }
  /** The answer as it would be, changed. */
  | { kind: 'mutate'; change: (body: string) => string | Uint8Array }

const LATE_MILLIS = 30
const DRIP_MILLIS = 50
const CHUNK = Buffer.alloc(65_536, 0x61)

/** Acts it out where it needs no right answer; false: the simulator goes on. */
export function actOut(how: Misbehaviour, reply: ServerResponse, headers: Record<string, string>): boolean {
  const send = (status: number, body: string | Uint8Array) => {
    reply.writeHead(status, headers).end(body)
    return true
  }
  if (typeof how === 'object') {
    if (how.kind === 'outcome') {
      const issue = { severity: 'error', code: 'processing', ...how.issue }
      reply.writeHead(how.status, { ...headers, ...how.headers }).end(JSON.stringify({ resourceType: 'OperationOutcome', issue: [issue] }))
      return true
    }
    if (how.kind === 'say') return send(how.status, how.body)
    if (how.kind === 'send-to') reply.writeHead(307, { location: how.url }).end()
    return how.kind === 'send-to'
  }
  switch (how) {
    case 'refuse':
      reply.socket?.destroy()
      return true
    case 'hang':
      return true
    case 'drip': {
      reply.writeHead(200, headers)
      const timer = setInterval(() => reply.write(' '), DRIP_MILLIS)
      timer.unref()
      reply.on('close', () => clearInterval(timer))
      return true
    }
    case 'status-500':
      return send(500, '{"resourceType":"OperationOutcome","issue":[{"code":"exception"}]}')
    case 'expired-token':
      return send(401, '{"resourceType":"OperationOutcome","issue":[{"code":"expired"}]}')
    case 'garbage':
      return send(200, '<html><body>Идут технические работы</body></html>')
    case 'wrong-encoding':
      return send(200, Buffer.from([0x22, 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x22]))
    case 'wrong-types':
      return send(200, '{"resourceType":["Bundle"],"entry":{"resource":7},"type":null,"link":"next"}')
    case 'huge':
      reply.writeHead(200, headers)
      pour(reply)
      return true
    case 'deep':
      return send(200, '['.repeat(400_000) + ']'.repeat(400_000))
    case 'redirect':
      reply.writeHead(307, { location: 'http://127.0.0.1:9/elsewhere' }).end()
      return true
    case 'reject-late':
      setTimeout(() => send(409, '{"resourceType":"OperationOutcome","issue":[{"code":"conflict"}]}'), LATE_MILLIS)
      return true
    case 'accept-then-drop':
    case 'accept-twice-then-drop':
    case 'ignores-search':
    case 'paging-loop':
    case 'paging-away':
      return false
  }
}

function pour(reply: ServerResponse): void {
  while (!reply.destroyed && reply.write(CHUNK));
  if (!reply.destroyed) reply.once('drain', () => pour(reply))
}

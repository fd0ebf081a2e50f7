// Bare HTTP, so that a proof sees every byte and a broken connection is an error and not a tidy answer.
import { Agent, request } from 'node:http'

export type Answer = { status: number; body: string }
export type Question = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: string
  bearer?: string
  key?: string
  /** Sent as JSON; a text is sent as it is. */
  body?: unknown
  headers?: Record<string, string>
}

export type Line = {
  /** Rejects when the connection breaks before the answer is whole. */
  ask(question: Question): Promise<Answer>
  close(): void
}

/** Connections to one address (`http://127.0.0.1:8080`). With `keep` they are used again, as a browser does. */
export function openLine(
  origin: string,
  { sockets, keep = true, timeoutMillis = 30_000 }: { sockets: number; keep?: boolean; timeoutMillis?: number }
): Line {
  const agent = new Agent({ keepAlive: keep, maxSockets: sockets })
  const { hostname, port } = new URL(origin)
  return {
    ask: question =>
      new Promise((done, failed) => {
        const { body } = question
        const text = body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body)
        const headers: Record<string, string> = {}
        if (question.bearer) headers.authorization = `Bearer ${question.bearer}`
        if (question.key) headers['idempotency-key'] = question.key
        if (text !== null) Object.assign(headers, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) })
        Object.assign(headers, question.headers)
        const asked = request(
          { agent, hostname, port, method: question.method, path: question.path, headers, timeout: timeoutMillis },
          response => {
            const chunks: Buffer[] = []
            response.on('data', chunk => chunks.push(chunk))
            response.on('error', failed)
            response.on('end', () => {
              if (response.complete) done({ status: response.statusCode!, body: Buffer.concat(chunks).toString('utf8') })
              else failed(new Error('the answer broke off'))
            })
          }
        )
        asked.on('timeout', () => asked.destroy(new Error(`no answer within ${timeoutMillis} ms`)))
        asked.on('error', failed)
        asked.end(text ?? undefined)
      }),
    close: () => agent.destroy()
  }
}

/** `error` of the envelope, or null. */
export function refusalIn(answer: Answer): string | null {
  try {
    return (JSON.parse(answer.body) as { error: string | null }).error
  } catch {
    // Not an envelope: whoever asks sees it by the status.
    return null
  }
}

// The line to one clinic: its own few sockets, so that a clinic that hangs holds up nobody else's.
import type { Agent, Dispatcher } from 'undici'
import { type AddressPolicy, AddressRefused, guardedLookup, judgeUrl } from './address-guard.ts'

export type FailureCode =
  | 'not-configured'
  | 'address-refused'
  | 'unreachable'
  | 'timeout'
  | 'overloaded'
  | 'server-error'
  | 'unauthorised'
  | 'too-large'
  | 'not-understood'
  /** It has said when it may be asked again, and that is not soon. */
  | 'asked-to-wait'
  /** The clinic does not take a question like this one. */
  | 'not-taken'
  /** It has no slot by which it could be tried. */
  | 'no-slots'

/** The clinic gave no answer that can be used. Carries a code only: nothing of what was asked or answered. */
export class ClinicFailure extends Error {
  override name = 'ClinicFailure'
  readonly code: FailureCode
  constructor(code: FailureCode) {
    super(`the clinic's system: ${code}`)
    this.code = code
  }
}

export type LineSettings = {
  connectMillis: number
  sockets: number
  policy: AddressPolicy
  /** Who looks names up; the system by default. */
  lookup?: Parameters<typeof guardedLookup>[1]
}

export type Question = {
  method: 'GET' | 'POST' | 'PUT'
  url: string
  headers?: Record<string, string>
  body?: string
  /** When the answer must be whole. */
  signal: AbortSignal
  maxBytes: number
}
export type RawAnswer = { status: number; headers: Dispatcher.ResponseData['headers']; bytes: Uint8Array }

export type ClinicLine = {
  /** @throws ClinicFailure */
  ask(question: Question): Promise<RawAnswer>
  /** Questions under way. */
  busy(): number
  close(): Promise<void>
}

/** Waiting behind more than this many others is waiting for nothing. */
const MOST_WAITING_PER_SOCKET = 8

/** Opens no connection yet. Redirects are not followed: they would lead where nobody configured. */
export function openClinicLine(settings: LineSettings): ClinicLine {
  const { connectMillis, sockets, policy } = settings
  // The library is brought in by the first question: a server whose clinics are all its own never needs its thirty megabytes.
  let opened: Promise<Agent> | undefined
  const open = async () => {
    const undici = await import('undici')
    return new undici.Agent({
      connections: sockets,
      pipelining: 1,
      allowH2: false,
      maxHeaderSize: 16_384,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 30_000,
      connect: { timeout: connectMillis, lookup: guardedLookup(policy, settings.lookup) }
    })
  }
  let busy = 0
  return {
    async ask({ url, signal, maxBytes, ...question }) {
      if (judgeUrl(url, policy) !== 'ok') throw new ClinicFailure('address-refused')
      if (busy >= sockets * (1 + MOST_WAITING_PER_SOCKET)) throw new ClinicFailure('overloaded')
      busy++
      try {
        const { origin, pathname, search } = new URL(url)
        opened ??= open()
        const answer = await (await opened).request({ ...question, origin, path: pathname + search, signal })
        return { status: answer.statusCode, headers: answer.headers, bytes: await readUpTo(answer.body, maxBytes) }
      } catch (error) {
        throw failureFor(error, signal)
      } finally {
        busy--
      }
    },
    busy: () => busy,
    close: async () => (await opened)?.destroy()
  }
}

/** Reads no byte more than is allowed; the connection of an answer that is longer is ended. */
async function readUpTo(body: Dispatcher.ResponseData['body'], most: number): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > most) {
      body.destroy()
      throw new ClinicFailure('too-large')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, length)
}

function failureFor(error: unknown, signal: AbortSignal): ClinicFailure {
  if (error instanceof ClinicFailure) return error
  if (error instanceof AddressRefused) return new ClinicFailure('address-refused')
  const timedOut = signal.aborted || (error instanceof Error && 'code' in error && /TIMEOUT/.test(String(error.code)))
  return new ClinicFailure(timedOut ? 'timeout' : 'unreachable')
}

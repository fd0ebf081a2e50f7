// A route joins an endpoint of the contract to the command that serves it, in one line of a `*.routes.ts` file.
import type { Readable } from 'node:stream'
import type { AnyEndpoint, Received, Reply } from '@vizit/contract/endpoint'
import type { Ctx, SignedCtx, StaffCtx } from '../deps.ts'

/** JSON text that PostgreSQL built, or that was put together from such parts: sent as it is. Tests hold it against the reply schema. */
export type JsonText = { kind: 'json-text'; text: string }

/** Text that is answered more than once: it is turned into bytes and compressed once. `zipped` null: not yet. `pressed`: a page as most browsers take it. */
export type ReadyText = { plain: Buffer; zipped: Buffer | null; pressed?: Buffer }

/** JSON text of that kind; its envelope is on it. */
export type ReadyJson = ReadyText & { kind: 'ready-json' }

/** Bytes of the endpoint's media type. */
export type Bytes = { kind: 'bytes'; bytes: Uint8Array; fileName?: string; picture?: { media: string; keptSeconds: number } }

/** A stored file: whatever is in it, a browser keeps it and does not open it as a page of ours. */
export type StoredFile = { kind: 'file'; stream: Readable; sizeBytes: number; mediaType: string; fileName: string }

/** 204: it was so already. */
export type Nothing = { kind: 'nothing' }

export type Route = {
  endpoint: AnyEndpoint
  handle: (ctx: Ctx, input: never) => Promise<unknown>
}

export function jsonText(text: string): JsonText {
  return { kind: 'json-text', text }
}

/** The same to be kept. `text`: the data alone. */
export function readyJson(text: string): ReadyJson {
  return { kind: 'ready-json', plain: Buffer.from(envelopeOf(text)), zipped: null }
}

/** The four fields of every answer around the JSON text of its data. */
export function envelopeOf(data: string): string {
  return `{"data":${data},"status":200,"error":null,"message":null}`
}

export function bytes(content: Uint8Array, fileName?: string): Bytes {
  return fileName ? { kind: 'bytes', bytes: content, fileName } : { kind: 'bytes', bytes: content }
}

/** A picture, where the endpoint does not say which; kept by anyone for so many seconds. */
export function picture(content: Uint8Array, media: string, keptSeconds: number): Bytes {
  return { kind: 'bytes', bytes: content, picture: { media, keptSeconds } }
}

export function storedFile(file: Omit<StoredFile, 'kind'>): StoredFile {
  return { kind: 'file', ...file }
}

/** Said where there is nothing to say: see the contract of the endpoint. */
export function nothing(): Nothing {
  return { kind: 'nothing' }
}

type Result<E extends AnyEndpoint> = Promise<Reply<E> | JsonText | ReadyJson | Bytes | StoredFile | Nothing>

/** A route that anyone may call. */
export function open<E extends AnyEndpoint>(endpoint: E, handle: (ctx: Ctx, input: Received<E>) => Result<E>): Route {
  if (endpoint.access !== 'anyone') throw new Error(`${endpoint.path} is for who has a session: use signed() or staffed()`)
  return { endpoint, handle }
}

/** A route that only a signed-in person may call. */
export function signed<E extends AnyEndpoint>(endpoint: E, handle: (ctx: SignedCtx, input: Received<E>) => Result<E>): Route {
  if (endpoint.access !== 'signed-in') throw new Error(`${endpoint.path} is not for signed-in people: use open() or staffed()`)
  return { endpoint, handle: handle as unknown as Route['handle'] }
}

/** A route that only a member of staff may call. */
export function staffed<E extends AnyEndpoint>(endpoint: E, handle: (ctx: StaffCtx, input: Received<E>) => Result<E>): Route {
  if (endpoint.access !== 'staff') throw new Error(`${endpoint.path} is not for staff: use open() or signed()`)
  return { endpoint, handle: handle as unknown as Route['handle'] }
}

// One endpoint = one value that the server serves, the browser calls and the documentation prints.
import type * as z from 'zod/mini'
import type { RefusalCode } from './refusal.ts'

/**
 * `anyone`: no session needed. `signed-in`: a session of an account; an anonymous session does not count [R7]. `staff`: a session of a staff account,
 * which is none of a patient's: neither opens what is the other's.
 */
export type Access = 'anyone' | 'signed-in' | 'staff'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export type Endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType, No extends RefusalCode> = {
  method: Method
  /** With `:name` where a field of the input travels in the path; the rest travels in the query (GET, DELETE) or in the JSON body. */
  path: `/${string}`
  /** One sentence for the documentation. */
  summary: string
  access: Access
  input: In
  reply: Out
  /** The refusals a caller must be ready for, besides those every endpoint has. */
  refusals: readonly No[]
  /** A write that creates: the caller sends an `Idempotency-Key`, and a retry gets the first answer again. */
  creates?: boolean
  /** Served also to a device that the account's owner has not confirmed yet; everything else refuses it ACCESS_NOT_AUTHORIZED. [6.40] */
  onAnyDevice?: boolean
  /** The answer is not JSON but this media type. */
  media?:
    | 'image/*'
    | 'image/png'
    | 'image/webp'
    | 'text/calendar'
    | 'application/json'
    | 'application/pdf'
    | 'application/octet-stream'
    | 'application/fhir+json'
    | 'application/fhir+ndjson'
  /** Fields of the input that travel in a header, so that no address carries them: field -> header. */
  inHeader?: Readonly<Record<string, `x-${string}`>>
  /** After it the browser is to forget everything of this origin: its answer asks the browser itself to, beside what the page does. */
  forgets?: boolean
  /** The body is signed as it was sent: the field `body` of the input is its text, unread, and the handler reads it once it is known to be sound. */
  bodyAsSent?: boolean
  /** Says nothing of whoever asks, and may be kept by anyone for so many seconds. For bytes only. */
  keptSeconds?: number
  /** For `anyone`: as how many calls it counts of those that one address may make in a minute; 1 unless said. */
  cost?: number
  /** Its input names somebody, by a phone or an address: how late the answer comes does not tell whether that somebody is known. */
  evenly?: boolean
  /** A body larger than usual is expected, up to so many bytes. */
  bodyMostBytes?: number
}

/** Declares an endpoint; the types of both ends follow from the schemas. */
export function endpoint<In extends z.ZodMiniType, Out extends z.ZodMiniType, const No extends RefusalCode = never>(
  spec: Endpoint<In, Out, No>
): Endpoint<In, Out, No> {
  return spec
}

export type AnyEndpoint = Endpoint<z.ZodMiniType, z.ZodMiniType, RefusalCode>

/** What a caller writes, what a handler gets, what a caller gets back. */
export type Sent<E extends AnyEndpoint> = z.input<E['input']>
export type Received<E extends AnyEndpoint> = z.output<E['input']>
export type Reply<E extends AnyEndpoint> = z.output<E['reply']>

/** Refusals that any call may meet. */
export const COMMON_REFUSALS = [
  'INVALID_INPUT',
  'ERROR_TOO_MANY_REQUESTS',
  'OUTDATED_VERSION',
  'SERVICE_UNAVAILABLE',
  'UNEXPECTED_PROBLEM'
] as const satisfies readonly RefusalCode[]

/** Every refusal that a caller of the endpoint may meet: its own, and those of what it is (for whom, with a body, creating). */
export function refusalsOf({ method, access, refusals, creates, onAnyDevice }: AnyEndpoint): RefusalCode[] {
  const all: RefusalCode[] = [
    ...COMMON_REFUSALS,
    ...(access !== 'anyone' ? (['NOT_SIGNED_IN', 'ERROR_SESSION_EXPIRED'] as const) : []),
    ...(access === 'signed-in' && !onAnyDevice ? (['ACCESS_NOT_AUTHORIZED'] as const) : []),
    // a DELETE needs no body, but one that has a type is read all the same
    ...(method === 'GET' ? [] : (['UNSUPPORTED_MEDIA_TYPE'] as const)),
    ...(creates ? (['IDEMPOTENCY_KEY_MISSING', 'IDEMPOTENCY_KEY_REUSED'] as const) : []),
    ...refusals
  ]
  return [...new Set(all)]
}

/** Does the input travel in a JSON body? Otherwise it travels in the query. */
export function carriesBody(method: Method): boolean {
  return method !== 'GET' && method !== 'DELETE'
}

/** Names of the fields that travel in the path. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(match => match[1]!)
}

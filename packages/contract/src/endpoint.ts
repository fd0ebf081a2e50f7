// One endpoint = one value that the server serves, the browser calls and the documentation prints.
import type * as z from 'zod/mini'
import type { RefusalCode } from './refusal.ts'

/** `anyone`: no session needed. `signed-in`: a session of an account; an anonymous session does not count (decision 7). */
export type Access = 'anyone' | 'signed-in'

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
  /** The answer is not JSON but this media type. */
  media?: 'image/png' | 'text/calendar'
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
  'NOT_SIGNED_IN',
  'ERROR_SESSION_EXPIRED',
  'ERROR_TOO_MANY_REQUESTS',
  'OUTDATED_VERSION',
  'SERVICE_UNAVAILABLE',
  'UNEXPECTED_PROBLEM'
] as const satisfies readonly RefusalCode[]

/** Names of the fields that travel in the path. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/:(\w+)/g)].map(match => match[1]!)
}

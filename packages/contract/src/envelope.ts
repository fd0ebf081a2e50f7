// Every JSON answer has the same four fields [7.13]; `attributes` carries the facts of a refusal.
import * as z from 'zod/mini'

export const envelope = z.object({
  data: z.unknown(),
  status: z.number(),
  /** A stable code of the catalogue, or null. */
  error: z.nullable(z.string()),
  /** A sentence of the clinic or the server for people, or null where the code says all. */
  message: z.nullable(z.string()),
  attributes: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])))
})

export type Envelope = z.output<typeof envelope>

/** The schema's own judgement without the schema, for the browser: it reads no other answer by a schema, so it need not carry what schemas are made of. */
export function isEnvelope(said: unknown): said is Envelope {
  if (!isRecord(said)) return false
  const { status, error, message, attributes } = said
  const facts = attributes === undefined ? {} : attributes
  return (
    'data' in said &&
    typeof status === 'number' &&
    Number.isFinite(status) &&
    isSentence(error) &&
    isSentence(message) &&
    isRecord(facts) &&
    Object.values(facts).every(isFact)
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isSentence(value: unknown): boolean {
  return value === null || typeof value === 'string'
}

function isFact(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))
}

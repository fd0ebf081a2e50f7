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

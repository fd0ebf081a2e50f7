// The number of a medical card at a medical centre, as its person has told it [R60].
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenText, providerCode } from './fields.ts'

/** Sixteen digits, and as they may be typed: in groups. */
const typedNumber = givenText(64)

const cardNumbers = z.object({
  /** Those that were told, by the name of the provider. */
  cards: z.array(z.object({ providerCode: z.string(), providerName: z.string(), number: z.string() })),
  /** Every provider that a number can be told for. */
  providers: z.array(z.object({ code: z.string(), name: z.string() }))
})
export type CardNumbers = z.output<typeof cardNumbers>

export const listCardNumbers = endpoint({
  method: 'GET',
  path: '/api/v2/my/card-numbers',
  summary: 'The numbers of the own medical cards, and the medical centres that have cards.',
  access: 'signed-in',
  input: z.object({}),
  reply: cardNumbers,
  refusals: []
})

/** [5.52] [9.42] Tells the number, or another one in its place. INVALID_INPUT {field: 'number', reason: 'not-digits' | 'wrong-length'}. NOT_FOUND: no such provider. */
export const setCardNumber = endpoint({
  method: 'PUT',
  path: '/api/v2/my/card-numbers/:provider',
  summary: 'Tell the number of the own medical card at a medical centre.',
  access: 'signed-in',
  input: z.object({ provider: providerCode, number: typedNumber }),
  reply: cardNumbers,
  refusals: ['NOT_FOUND']
})

/** The clinic is told it no more; what it was told it has. 204, also where there was none. */
export const dropCardNumber = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/card-numbers/:provider',
  summary: 'Take the number of the own medical card away.',
  access: 'signed-in',
  input: z.object({ provider: providerCode }),
  reply: z.object({}),
  refusals: []
})

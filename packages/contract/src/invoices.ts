import { INVOICE_DECISIONS, INVOICE_STATES, PAYMENT_STATES, REASON_MOST_LETTERS } from '@vizit/rules/invoices'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { givenText, instant, uuid, wholeNumber } from './fields.ts'

/** One service that the clinic bills. */
export const invoiceService = z.object({
  /** Its place in the invoice, from 1. */
  position: z.number(),
  name: z.string(),
  quantity: z.number(),
  /** Kopecks, of the whole position. */
  price: z.number(),
  /** What the patient has said; null = nothing yet. */
  decision: z.nullable(z.enum(INVOICE_DECISIONS)),
  reason: z.nullable(z.string()),
  decidedAt: z.nullable(instant)
})

/** [3.69] What the clinic says that it did at a visit, what it costs, and what the patient says to it. */
export const invoice = z.object({
  invoiceId: uuid,
  /** The clinic's own number. */
  number: z.string(),
  orderId: uuid,
  profileId: uuid,
  customerFirstName: z.string(),
  relKind: z.string(),
  issuedAt: instant,
  state: z.enum(INVOICE_STATES),
  payment: z.enum(PAYMENT_STATES),
  /** Kopecks. */
  total: z.number(),
  /** Kopecks: what the patient has confirmed. */
  confirmed: z.number(),
  /** The viewer may confirm and reject. */
  mayDecide: z.boolean(),
  startDate: instant,
  physicianName: z.string(),
  speciality: z.string(),
  branchName: z.string(),
  providerCode: z.string(),
  /** Who pays instead of the patient. */
  payer: z.nullable(z.object({ coverer: z.string(), programCaption: z.string() })),
  services: z.array(invoiceService)
})
export type Invoice = z.output<typeof invoice>

/** Invoices of oneself and of everyone whose results one may see, the newest first. */
export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/v2/my/invoices',
  summary: 'Invoices of oneself and of the people whose results one may see.',
  access: 'signed-in',
  input: z.object({ profileId: z.optional(uuid) }),
  reply: z.object({ invoices: z.array(invoice) }),
  refusals: []
})

export const readInvoice = endpoint({
  method: 'GET',
  path: '/api/v2/my/invoices/:invoiceId',
  summary: 'One invoice.',
  access: 'signed-in',
  input: z.object({ invoiceId: uuid }),
  reply: invoice,
  refusals: ['NOT_FOUND']
})

const decision = z.object({
  position: wholeNumber(1, 200),
  decision: z.enum(INVOICE_DECISIONS),
  reason: z.optional(givenText(REASON_MOST_LETTERS))
})

/**
 * Confirms or rejects services of an invoice, some or all [4.84-4.86]; a rejection has a reason. All of them are written or none. INVALID_INPUT
 * {field: 'decisions', position, reason: 'reason-missing' | 'no-such-service' | 'twice'}; INVALID_STATE {reason: 'already-decided', position}.
 */
export const decideInvoice = endpoint({
  method: 'POST',
  path: '/api/v2/my/invoices/:invoiceId/decisions',
  summary: 'Confirm or reject services of an invoice.',
  access: 'signed-in',
  input: z.object({ invoiceId: uuid, decisions: z.array(decision).check(z.minLength(1), z.maxLength(200)) }),
  reply: invoice,
  refusals: ['NOT_FOUND', 'INVALID_STATE'],
  creates: true
})

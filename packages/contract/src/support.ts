// A request to support, from inside the product: with an account, or without one.
import { LANGUAGES } from '@vizit/rules/languages'
import { SUPPORT_TEXT_MOST, SUPPORT_TOPICS } from '@vizit/rules/support'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { emailAddress, formedText, trimmedText, typedPhone, uuid } from './fields.ts'

const request = z.object({
  text: trimmedText(SUPPORT_TEXT_MOST, 1),
  /** Of the page that one came from. */
  topic: z.enum(SUPPORT_TOPICS),
  /** The refusal that was met there. */
  errorCode: z.optional(formedText(/^[A-Za-z][A-Za-z0-9_/]{0,59}$/)),
  /** Of the page, in which it is written and answered: Russian unless said otherwise. [3.101] */
  language: z.optional(z.enum(LANGUAGES)),
  email: z.optional(emailAddress)
})

const reply = z.object({ id: uuid })

/**
 * Answered to the phone of the account, or to `email`. From a device that is not confirmed it is no account's request: only its phone was proven. INVALID_INPUT
 * {field: 'email'} where that phone has left the account. ERROR_TOO_MANY_REQUESTS {retryAfter}.
 */
export const writeToSupport = endpoint({
  method: 'POST',
  path: '/api/v2/my/support-requests',
  summary: 'Write to support.',
  access: 'signed-in',
  input: request,
  reply,
  refusals: [],
  creates: true,
  // Whoever cannot confirm a device needs help first of all.
  onAnyDevice: true
})

/** Without an account: INVALID_INPUT {field: 'email'} where there is nowhere to answer, {field: 'phone'} where that has not the seven digits of one. Neither is proven, and nothing is ever sent there by itself. */
export const writeToSupportAsVisitor = endpoint({
  method: 'POST',
  path: '/api/v2/public/support-requests',
  summary: 'Write to support without an account.',
  access: 'anyone',
  input: z.extend(request, { phone: z.optional(typedPhone) }),
  reply,
  refusals: [],
  creates: true,
  cost: 10
})

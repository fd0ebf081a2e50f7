// A request to support, from inside the product: with an account, or without one.
import { LANGUAGES } from '@vizit/rules/languages'
import { SUPPORT_TEXT_MOST, SUPPORT_TOPICS } from '@vizit/rules/support'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { doneWork, emailAddress, formedText, givenWork, trimmedText, typedPhone, uuid } from './fields.ts'

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
  evenly: true,
  input: request,
  reply,
  refusals: [],
  creates: true,
  // Whoever cannot confirm a device needs help first of all.
  onAnyDevice: true
})

/**
 * A proof of work that the browser of a visitor does by itself while the letter is written, as `beginHumanWork` of ./sign-in.ts has it: whoever brings it is not
 * kept out by those who do not. Good once, for a quarter of an hour, from the address that asked for it. ERROR_TOO_MANY_REQUESTS {retryAfter}.
 */
export const beginSupportWork = endpoint({
  method: 'POST',
  path: '/api/v2/public/support-requests/work',
  summary: 'Begin the proof of work that goes along with a request of a visitor.',
  access: 'anyone',
  input: z.object({}),
  reply: z.object({ work: givenWork }),
  refusals: []
})

/** Without an account: INVALID_INPUT {field: 'email'} where there is nowhere to answer, {field: 'phone'} where that has not the seven digits of one. Neither is proven, and nothing is ever sent there by itself. `work` that is not good is as none. ERROR_TOO_MANY_REQUESTS {retryAfter}: of requests without work few are taken. */
export const writeToSupportAsVisitor = endpoint({
  method: 'POST',
  path: '/api/v2/public/support-requests',
  summary: 'Write to support without an account.',
  access: 'anyone',
  evenly: true,
  input: z.extend(request, { phone: z.optional(typedPhone), work: z.optional(doneWork) }),
  reply,
  refusals: [],
  creates: true,
  cost: 10
})

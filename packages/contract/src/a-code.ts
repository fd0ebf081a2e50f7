// The code of a medical card (the A-code [R28]): asked for, typed, and what stands for it afterwards.

import { judgeACode } from '@vizit/rules/codes'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText, judgedText, providerCode, uuid } from './fields.ts'

/** What stands for a right code from then on: says nothing, is good for one session and one card, and ends with idleness. */
export const accessCode = formedText(/^[A-Za-z0-9_-]{43}$/)

/** The access-code header of every call that opens a result [7.77]. Missing is as good as wrong. */
export const ACCESS_CODE_HEADER = { accessCode: 'x-access-code' } as const

/**
 * [1.27] Has the medical centre send a code by SMS to whom the card belongs to, or to the parent who asks for a child. The code before it is void.
 * INVALID_STATE {retryAfter} within 61 seconds; INVALID_STATE {reason: 'NO_PHONE'}; ERROR_TOO_MANY_REQUESTS {retryAfter}; CLINIC_UNAVAILABLE.
 */
export const sendACode = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/acode/send',
  summary: 'Ask the medical centre for the code that opens results.',
  access: 'signed-in',
  input: z.object({ profileId: uuid, providerCode }),
  reply: z.object({ sentTo: z.string(), resendAfterSeconds: z.number() }),
  refusals: ['NOT_FOUND', 'INVALID_STATE', 'CLINIC_UNAVAILABLE']
})

/**
 * Opens the card with its code. INVALID_ACODE; ACODES_BLOCKED {minutes} while the card is blocked; INVALID_ACODE_BLOCKED {minutes} for the wrong
 * code that blocks it; BLOCKED_TRY_LATER {retryAfter} after twenty tries of a day.
 */
export const confirmACode = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/acode/confirm',
  summary: 'Open the results of a person at a provider with the code of the medical card.',
  access: 'signed-in',
  input: z.object({ profileId: uuid, providerCode, code: judgedText(text => judgeACode(text) === 'ok') }),
  reply: z.object({
    accessCode,
    /** Milliseconds of idleness after which it ends; 0: good for one opening; negative: until the session ends. */
    idleMs: z.number()
  }),
  refusals: ['NOT_FOUND', 'INVALID_ACODE', 'ACODES_BLOCKED', 'INVALID_ACODE_BLOCKED', 'BLOCKED_TRY_LATER', 'CLINIC_UNAVAILABLE']
})

/** The person is still there: the idle time begins anew. INVALID_ACODE when it was over already. */
export const keepACode = endpoint({
  method: 'POST',
  path: '/api/v2/my/providers/acode/keep',
  summary: 'Tell that the person who opened a medical card is still there.',
  access: 'signed-in',
  input: z.object({ accessCode: z.optional(accessCode) }),
  reply: z.object({}),
  refusals: ['INVALID_ACODE'],
  inHeader: ACCESS_CODE_HEADER
})

import { plural } from '@vizit/rules/plural'
import { inWaitEn } from '../everyday/messages.en.ts'
import type { resultsRu } from './messages.ru.ts'

/** [8.30] [8.31] from `minutes` of the refusal, 1 without it. */
function inMinutes(minutes: unknown): string {
  const wait = typeof minutes === 'number' && minutes > 0 ? Math.ceil(minutes) : 1
  if (wait < 120) return `in ${plural('en', wait, { one: '# minute', other: '# minutes' })}`
  return inWaitEn(wait * 60)
}

export const resultsEn: typeof resultsRu = {
  INVALID_ACODE: () => ({ title: 'Wrong code', text: 'Check the code or ask for it at the reception of the medical center.' }),
  ACODES_BLOCKED: ({ minutes }) => ({
    title: 'Codes are blocked for a while',
    text: `There were too many wrong attempts. Try again ${inMinutes(minutes)}.`
  }),
  INVALID_ACODE_BLOCKED: ({ minutes }) => ({
    title: 'Wrong code, no more can be entered for a while',
    text: `Try again ${inMinutes(minutes)}, or ask for the code at the reception of the medical center.`
  }),
  BLOCKED_TRY_LATER: ({ retryAfter }, message) => ({
    title: message ?? 'The operation is temporarily blocked',
    text: typeof retryAfter === 'number' ? `Try again ${inWaitEn(retryAfter)}.` : 'Try again later or contact reception.'
  }),
  DOCUMENT_REFUSED: () => ({
    title: 'This document cannot be opened',
    text: 'The file from the medical center did not pass the safety check. Contact the reception of the center.'
  })
}

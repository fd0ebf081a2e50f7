import { expect, test } from 'vitest'
import { reactionTo } from './reaction.ts'
import { REFUSALS, type RefusalCode } from './refusal.ts'

test('every refusal of the catalogue has a reaction besides its words [8.106]', () => {
  const found = Object.groupBy(Object.keys(REFUSALS) as RefusalCode[], reactionTo)
  expect(Object.keys(found).toSorted()).toEqual(['fix', 'reload', 'sign-in', 'support', 'try-again', 'update', 'wait'])
  expect(found['sign-in']?.toSorted()).toEqual(['ERROR_SESSION_EXPIRED', 'NOT_SIGNED_IN'])
  expect(found.update).toEqual(['OUTDATED_VERSION'])
  expect(found.wait).toEqual(['ERROR_TOO_MANY_REQUESTS'])
  expect(['TIMESLOT_IS_BUSY', 'HOLD_ENDED', 'NOT_FOUND'].map(code => reactionTo(code as RefusalCode))).toEqual([
    'reload',
    'reload',
    'reload'
  ])
  expect(['ADULT_DOCTOR', 'INVALID_CODE', 'INVALID_INPUT'].map(code => reactionTo(code as RefusalCode))).toEqual(['fix', 'fix', 'fix'])
  expect(['CANCEL_REFUSED', 'onlineBooking/Forbidden3'].map(code => reactionTo(code as RefusalCode))).toEqual(['support', 'support'])
  expect((['NETWORK', 'TIMEOUT', 'CLINIC_UNAVAILABLE', 'UNEXPECTED_PROBLEM'] as const).map(reactionTo)).toEqual(Array(4).fill('try-again'))
})

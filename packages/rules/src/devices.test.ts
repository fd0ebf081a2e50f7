import { expect, test } from 'vitest'
import { judgeDevice, judgeReset } from './devices.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
const yesterday = new Date('2026-11-19T08:00:00Z')
const ninetyDaysAgo = new Date('2026-08-22T08:00:00Z')
const aMomentLater = new Date('2026-08-22T08:00:01Z')

test.each([
  ['known', true, ninetyDaysAgo, 'full'],
  ['known', false, ninetyDaysAgo, 'full'],
  ['unknown', true, yesterday, 'confirm-by-email'],
  ['unknown', true, ninetyDaysAgo, 'confirm-by-email'],
  ['unknown', false, yesterday, 'full'],
  ['unknown', false, aMomentLater, 'full'],
  ['unknown', false, ninetyDaysAgo, 'silent-account']
] as const)('a %s device, confirmed e-mail: %s, last used %s: %s', (device, hasConfirmedEmail, lastUsed, verdict) => {
  expect(judgeDevice({ device, hasConfirmedEmail, lastUsed }, NOW)).toBe(verdict)
})

test('the number leaves an account only after ninety days of silence', () => {
  expect(judgeReset(ninetyDaysAgo, NOW)).toBe('may-begin-anew')
  expect(judgeReset(aMomentLater, NOW)).toBe('ACCOUNT_IN_USE')
})

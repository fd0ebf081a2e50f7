import { expect, test } from 'vitest'
import { reviewVerdict } from './review-verdict.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const visit = { status: 'done', endDate: '2026-11-18T09:20:00Z' } as const
const adult = { birthday: '1968-04-12', mayBook: true }

test('a visit that took place is reviewed by an adult who may book for its patient [5.81]', () => {
  expect(reviewVerdict(visit, adult, NOW)).toBe('may-review')
  expect(reviewVerdict(visit, { ...adult, birthday: '2008-11-21' }, NOW)).toBe('not-an-adult')
  expect(reviewVerdict(visit, { ...adult, birthday: null }, NOW)).toBe('not-an-adult')
  expect(reviewVerdict(visit, { ...adult, mayBook: false }, NOW)).toBe('not-yours')
  expect(reviewVerdict({ ...visit, status: 'no_show' }, adult, NOW)).toBe('did-not')
  expect(reviewVerdict({ status: 'booked', endDate: '2026-11-24T09:20:00Z' }, adult, NOW)).toBe('not-yet')
})

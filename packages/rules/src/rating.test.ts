import { expect, test } from 'vitest'
import { judgeRating, RATING_ANSWERS, ratingAfter } from './rating.ts'

const GOOD = { visitsDone: 2, justHappened: 'visit-over' } as const

test('a face asks to be rated after two visits that took place, at a good moment and not beside trouble', () => {
  expect(judgeRating(null, GOOD, '2026-11-20')).toBe('ask')
  expect(judgeRating(null, { ...GOOD, visitsDone: 1 }, '2026-11-20')).toBe('not-now')
  for (const justHappened of ['trouble', 'nothing'] as const)
    expect(judgeRating(null, { ...GOOD, justHappened }, '2026-11-20')).toBe('not-now')
})

test('the answers are rate, remind later and no thanks; later asks again in thirty days, three times at most; the others end it', () => {
  expect(RATING_ANSWERS).toEqual(['rated', 'later', 'no-thanks'])
  for (const answer of ['rated', 'no-thanks'] as const)
    expect(judgeRating(ratingAfter(null, answer, '2026-11-20'), GOOD, '2028-11-20')).toBe('never')
  const once = ratingAfter(null, 'later', '2026-11-20')
  expect(judgeRating(once, GOOD, '2026-12-19')).toBe('not-now')
  expect(judgeRating(once, GOOD, '2026-12-20')).toBe('ask')
  const thrice = ratingAfter(ratingAfter(once, 'later', '2026-12-20'), 'later', '2027-01-20')
  expect(thrice).toEqual({ answer: 'later', day: '2027-01-20', asked: 3 })
  expect(judgeRating(thrice, GOOD, '2028-01-20')).toBe('never')
})

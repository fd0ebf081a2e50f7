import { expect, test } from 'vitest'
import { judgeComment, judgeReviewable, judgeReviewer, REVIEW_COMMENT_MAX, signatureOf } from './reviews.ts'

const NOW = new Date('2026-11-20T08:00:00Z')

test('a review needs a comment; blanks are none [5.80]', () => {
  expect(['', '  \n\t', '\u00a0'].map(judgeComment)).toEqual(['required', 'required', 'required'])
  expect(judgeComment(`  ${'а'.repeat(REVIEW_COMMENT_MAX)}  `)).toBe('ok')
  expect(judgeComment('а'.repeat(REVIEW_COMMENT_MAX + 1))).toBe('too-long')
})

test('only adults review, from the day of the 18th birthday [5.81]', () => {
  expect(judgeReviewer('2008-11-20', '2026-11-20')).toBe('may-review')
  expect(judgeReviewer('2008-11-21', '2026-11-20')).toBe('not-an-adult')
  expect(judgeReviewer(null, '2026-11-20')).toBe('not-an-adult')
})

test('a visit is reviewed when the clinic says that it took place, or when it is over and nobody says that it did not', () => {
  const over = '2026-11-20T08:00:00Z'
  const later = '2026-11-20T08:00:01Z'
  expect(judgeReviewable({ status: 'done', endDate: later }, NOW)).toBe('took-place')
  expect(judgeReviewable({ status: 'booked', endDate: over }, NOW)).toBe('took-place')
  expect(judgeReviewable({ status: 'created_manually', endDate: over }, NOW)).toBe('took-place')
  expect(judgeReviewable({ status: 'booked', endDate: later }, NOW)).toBe('not-yet')
  expect(judgeReviewable({ status: 'pending', endDate: over }, NOW)).toBe('not-yet')
  for (const status of ['cancelled', 'failed', 'no_show', 'reserved'] as const)
    expect(judgeReviewable({ status, endDate: over }, NOW)).toBe('did-not')
})

test('under a review stands the first name and one letter of the last', () => {
  expect(signatureOf({ firstName: 'Ольга', lastName: 'савицкая' })).toBe('Ольга С.')
  expect(signatureOf({ firstName: ' Ольга ', lastName: ' ' })).toBe('Ольга')
  expect(signatureOf({ firstName: '', lastName: 'Ян' })).toBe('Я.')
})

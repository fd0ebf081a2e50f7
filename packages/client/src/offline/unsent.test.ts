import type { Visit } from '@vizit/contract/visits'
import { expect, test } from 'vitest'
import { judgedAt, type Unsent, withUnsent } from './unsent.ts'

const START = '2026-11-24T11:30:00.000Z'
const visit: Pick<Visit, 'status' | 'startDate' | 'physicianName' | 'branchName' | 'branchPhones'> = {
  status: 'booked',
  startDate: START,
  physicianName: 'Ковалёва Анна',
  branchName: 'Центр на Победителей',
  branchPhones: '+375 17 200-10-10'
}
const cancelling: Unsent = { key: 'one', kind: 'cancel', input: { orderId: '1' }, visit }

test('a cancelling that waits is sent up to thirty minutes before the visit and dropped after that [9.01]', () => {
  expect(judgedAt(cancelling, new Date('2026-11-24T11:00:00.000Z')).refused).toBeUndefined()
  expect(judgedAt(cancelling, new Date('2026-11-24T11:00:00.001Z')).refused).toBe('too-late')
  expect(judgedAt(cancelling, new Date('2026-11-25T11:00:00.000Z')).refused).toBe('too-late')
})

test('other wishes have no limit, and what was refused stays as it was told', () => {
  const review: Unsent = { key: 'two', kind: 'review', input: { orderId: '1', about: 'doctor' }, visit }
  const late = new Date('2026-12-24T11:00:00Z')
  expect(judgedAt(review, late)).toBe(review)
  const refused: Unsent = { ...cancelling, refused: { code: 'NOT_FOUND', facts: {}, message: null } }
  expect(judgedAt(refused, late)).toBe(refused)
})

test('a later wish about the same thing takes the place of the former, one about another thing stands beside it', () => {
  const put: Unsent = { key: 'a', kind: 'medicine', input: { drugId: '7', note: 'На полке' } }
  const drop: Unsent = { key: 'b', kind: 'medicine-drop', input: { drugId: '7' } }
  const other: Unsent = { key: 'c', kind: 'medicine', input: { drugId: '8' } }
  expect([put, other, drop, cancelling].reduce<Unsent[]>(withUnsent, []).map(one => one.key)).toEqual(['c', 'b', 'one'])
})

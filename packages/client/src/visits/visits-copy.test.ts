import type { Visit } from '@vizit/contract/visits'
import { expect, test } from 'vitest'
import { askBefore, askFrom, joinEarlier, joinVisits, keptOf, readCopy, type VisitsCopy, withoutVisit, withVisit } from './visits-copy.ts'

const visit = (orderId: string, startDate: string, facts: Partial<Visit> = {}) =>
  ({ orderId, profileId: 'olga', startDate, endDate: startDate, status: 'booked', lastUpdated: '2026-11-17T08:00:00Z', ...facts }) as Visit

const OLD = visit('old', '2026-10-28T08:00:00Z', { status: 'done' })
const SOON = visit('soon', '2026-11-20T11:30:00Z')
const known: VisitsCopy = { orders: [OLD, SOON], syncedAt: '2026-11-17T08:00:00Z', whole: false }
const answer = (...orders: Visit[]) => ({ orders, people: ['olga'], syncedAt: '2026-11-18T08:00:00Z' })

test('the first sync asks for the last month [9.14], later ones from the day before the last answer [4.63 4.64]', () => {
  expect(askFrom(undefined, '2026-11-17')).toBe('2026-10-17')
  expect(askFrom(known, '2026-11-30')).toBe('2026-11-16')
})

test('what was known and lies before the asked day stays', () => {
  const later = visit('later', '2026-12-01T08:00:00Z')
  expect(joinVisits(known, answer(SOON, later), '2026-11-16').orders.map(one => one.orderId)).toEqual(['old', 'soon', 'later'])
})

test('what the answer no longer has since the asked day is gone', () => {
  expect(joinVisits(known, answer(), '2026-11-16').orders).toEqual([OLD])
})

test('what was known of somebody whose visits one may not see any more is gone, however old', () => {
  const child = visit('child', '2026-10-20T08:00:00Z', { profileId: 'misha' })
  const both = { ...known, orders: [child, ...known.orders] }
  expect(joinVisits(both, { ...answer(SOON), people: ['misha', 'olga'] }, '2026-11-16').orders).toEqual([child, OLD, SOON])
  expect(joinVisits(both, answer(SOON), '2026-11-16').orders).toEqual([OLD, SOON])
})

test('cancelled visits are dropped from the copy of the device [4.65]', () => {
  const calledOff = visit('soon', SOON.startDate, { status: 'cancelled', cancelledBy: 'clinic', lastUpdated: '2026-11-18T07:00:00Z' })
  const joined = joinVisits(known, answer(calledOff), '2026-11-16')
  expect(joined.orders).toContain(calledOff)
  expect(keptOf(joined).orders).toEqual([OLD])
})

test('a cancelled visit leaves the list at once [4.70], a new one joins it at once', () => {
  expect(withoutVisit(known, 'soon').orders).toEqual([OLD])
  const moved = { ...SOON, startDate: '2026-11-21T08:00:00Z' }
  expect(withVisit(known, moved).orders).toEqual([OLD, moved])
})

test('older visits come page by page, each once; after the last page the copy is whole, and stays so [3.27] [9.14]', () => {
  expect(askBefore(known, '2026-11-17')).toBe('2026-10-16T21:00:00.000Z_00000000-0000-0000-0000-000000000000')
  const older = visit('older', '2026-09-01T08:00:00Z')
  const more = joinEarlier(known, { visits: [OLD, older], next: 'the-next' })
  expect(more).toEqual({ ...known, orders: [older, OLD, SOON], next: 'the-next' })
  const later = joinVisits(more, answer(SOON), '2026-11-16')
  expect([askBefore(later, '2026-12-17'), readCopy(keptOf(later))]).toEqual(['the-next', later])
  expect(joinEarlier(later, { visits: [], next: null })).toEqual({ orders: later.orders, syncedAt: later.syncedAt, whole: true })
  expect(joinVisits({ ...known, whole: true }, answer(SOON), '2026-11-16').whole).toBe(true)
  expect(joinVisits(undefined, answer(SOON), '2026-10-17').whole).toBe(false)
})

test('what is not a copy is no copy', () => {
  expect(readCopy(known)).toEqual(known)
  for (const value of [undefined, null, [], {}, { orders: [], syncedAt: 'yesterday' }]) expect(readCopy(value)).toBeUndefined()
})

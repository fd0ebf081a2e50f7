import type { Assignment, Timeslot } from '@vizit/contract/catalogue'
import { expect, test } from 'vitest'
import { readMoveSearch } from './move-search.ts'
import { nearestFreeDay, slotsByBranch } from './move-slots.ts'
import { moveVerdict } from './move-verdict.ts'

const NOW = new Date('2026-11-20T09:00:00Z')
const visit = { status: 'booked', startDate: '2026-11-24T11:30:00Z', isManageable: true, movingTo: null } as const
const at = (timeslotId: string, assignmentId: string, startTime: string): Timeslot => ({
  timeslotId,
  assignmentId,
  startTime,
  endTime: startTime
})

test('a visit is moved by who may manage it, until thirty minutes before, and not while the clinic is asked already', () => {
  expect(moveVerdict(visit, NOW)).toBe('may-move')
  expect(moveVerdict({ ...visit, isManageable: false }, NOW)).toBe('not-yours')
  expect(moveVerdict({ ...visit, movingTo: '2026-11-25T11:30:00Z' }, NOW)).toBe('being-moved')
  expect(moveVerdict({ ...visit, status: 'pending' }, NOW)).toBe('not-confirmed')
  expect(moveVerdict({ ...visit, startDate: '2026-11-20T09:29:00Z', isManageable: false }, NOW)).toBe('too-late')
  expect(moveVerdict({ ...visit, status: 'done', startDate: '2026-11-19T09:00:00Z' }, NOW)).toBe('past')
})

test('times stand under their branches in order of the clock, branches without times are left out', () => {
  const places = ['1', '2', '3'].map(assignmentId => ({ assignmentId }) as Assignment)
  const shown = slotsByBranch(places, [
    at('a', '2', '2026-11-25T12:00:00Z'),
    at('b', '1', '2026-11-25T10:00:00Z'),
    at('c', '2', '2026-11-25T08:00:00Z')
  ])
  expect(shown.map(({ place, slots }) => [place.assignmentId, slots.map(slot => slot.timeslotId)])).toEqual([
    ['1', ['b']],
    ['2', ['c', 'a']]
  ])
})

test('an empty day offers the next one with places, or the last chance before it', () => {
  const free = new Map([
    ['2026-11-23', 2],
    ['2026-11-25', 0],
    ['2026-11-27', 1]
  ])
  expect(nearestFreeDay(free, '2026-11-24')).toBe('2026-11-27')
  expect(nearestFreeDay(free, '2026-11-28')).toBe('2026-11-23')
  expect(nearestFreeDay(new Map([['2026-11-25', 3]]), '2026-11-25')).toBeUndefined()
  expect(nearestFreeDay(undefined, '2026-11-25')).toBeUndefined()
})

test('the address of a move keeps the day, the branch and the time, and nothing that is not sound', () => {
  expect(readMoveSearch({ day: '2026-11-25', branch: 12, slot: '340' })).toEqual({ day: '2026-11-25', branch: '12', slot: '340' })
  expect(readMoveSearch({ day: '2026-11-31', branch: '0', slot: 'x', who: '1' })).toEqual({})
})

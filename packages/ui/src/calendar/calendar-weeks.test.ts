import { expect, test } from 'vitest'
import { addDays, dayAfterKey, fillOf, mondayOf, pageOf, weeksFrom, within } from './calendar-weeks.ts'

test('the calendar starts with the Monday of the given week and spans months', () => {
  const weeks = weeksFrom('2026-11-17', 4)
  expect(weeks).toHaveLength(4)
  expect(weeks[0]).toEqual(['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'])
  expect(weeks[2]![1]).toBe('2026-12-01')
})

test('a Sunday belongs to the week of the Monday before', () => {
  expect(mondayOf('2026-11-22')).toBe('2026-11-16')
  expect(mondayOf('2026-11-16')).toBe('2026-11-16')
})

test('days go on over the end of a year and a leap February', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
})

test('a day stands on the page of its week', () => {
  expect(pageOf('2026-11-16', '2026-11-17', 4)).toBe(0)
  expect(pageOf('2026-12-13', '2026-11-17', 4)).toBe(0)
  expect(pageOf('2026-12-14', '2026-11-17', 4)).toBe(1)
  expect(pageOf('2026-10-01', '2026-11-17', 4)).toBe(0)
})

test('keys lead through days, weeks and pages', () => {
  expect(dayAfterKey('ArrowDown', '2026-11-20', 4)).toBe('2026-11-27')
  expect(dayAfterKey('Home', '2026-11-20', 4)).toBe('2026-11-16')
  expect(dayAfterKey('End', '2026-11-20', 4)).toBe('2026-11-22')
  expect(dayAfterKey('PageDown', '2026-11-20', 4)).toBe('2026-12-18')
  expect(dayAfterKey('Enter', '2026-11-20', 4)).toBeUndefined()
  expect(within('2026-11-10', '2026-11-17', '2026-12-31')).toBe('2026-11-17')
})

test('the bar tells none, 1 to 3 and more places apart', () => {
  expect([0, 1, 3, 4].map(fillOf)).toEqual(['none', 'few', 'few', 'many'])
})

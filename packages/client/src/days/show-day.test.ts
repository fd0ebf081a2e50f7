import { beforeAll, expect, test, vi } from 'vitest'
import { showDate, showFullDay, showMoment, showMonthOf, showMonthShort, showMonths, showTimes, weekdayNames } from './show-day.ts'
import { speakDays } from './spoken-days.ts'

beforeAll(() => speakDays('ru'))

test('a visit is dated by the Minsk day and clock, wherever the browser is [9.46]', () => {
  expect(showMoment('2026-11-20T11:30:00Z')).toBe('пятница, 20 ноября, 14:30')
  expect(showMoment('2026-11-20T22:10:00Z')).toBe('суббота, 21 ноября, 01:10')
  expect(showTimes('2026-11-20T11:30:00Z', '2026-11-20T11:50:00Z')).toBe('14:30–14:50')
})

test('the stub of a ticket gets the month in the form that follows a number', () => {
  expect(showMonthOf('2026-11-20')).toBe('ноября')
  expect(showMonthOf('2026-05-01')).toBe('мая')
  expect(showMonthOf('2026-09-01')).toBe('сентября')
  expect([showMonthOf('2026-09-01', 'en-GB'), showMonthOf('2026-12-01', 'en-GB'), showMonthOf('2026-10-01', 'be')]).toEqual([
    'Sept.',
    'December',
    'каст.'
  ])
  expect(showMonthShort('2026-12-01')).toBe('дек')
})

test('the year is named only when it is another one', () => {
  expect(showDate('2026-11-20', '2026-11-17')).toBe('20 ноября')
  expect(showFullDay('2027-01-11', '2026-11-17')).toBe('понедельник, 11 января 2027')
})

test('the calendar names the months in view and the days from Monday', () => {
  expect(showMonths('2026-11-16', '2026-12-13')).toBe('Ноябрь — декабрь')
  expect(showMonths('2026-11-02', '2026-11-29')).toBe('Ноябрь')
  expect(weekdayNames().map(day => day.short)).toEqual(['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс'])
})

test('a face that has named no language says no day at all, instead of a Russian one', async () => {
  vi.resetModules()
  const { showDate: say } = await import('./show-day.ts')
  expect(() => say('2026-11-20')).toThrow('speakDays')
})

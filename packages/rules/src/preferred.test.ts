import { expect, test } from 'vitest'
import { minskDay, minskInstant, minskTime } from './days.ts'
import { PREFERRED_DATES, PREFERRED_TIMES, PROFILE_FILTERS, preferredDays, preferredHours } from './preferred.ts'

test('preferred dates are 0 any, the next 3 days, 7 a week, 30 a month, today among them [3.96]', () => {
  expect(PREFERRED_DATES).toEqual([0, 3, 7, 30])
  expect(PREFERRED_DATES.map(dates => preferredDays(dates, '2026-11-20'))).toEqual([
    { from: '2026-11-20', to: '2027-01-20' },
    { from: '2026-11-20', to: '2026-11-22' },
    { from: '2026-11-20', to: '2026-11-26' },
    { from: '2026-11-20', to: '2026-12-19' }
  ])
})

test('preferred times are 0 any and four stretches of four hours, 06:00 to 22:00; each hour is of one [3.97]', () => {
  expect(PREFERRED_TIMES.map(preferredHours)).toEqual([
    null,
    { from: 6, to: 10 },
    { from: 10, to: 14 },
    { from: 14, to: 18 },
    { from: 18, to: 22 }
  ])
  const tenOClock = minskInstant('2026-11-20', '10:00')
  const hour = Number(minskTime(tenOClock).slice(0, 2))
  expect(minskDay(tenOClock)).toBe('2026-11-20')
  expect(PREFERRED_TIMES.filter(times => within(hour, preferredHours(times)))).toEqual([0, 2])
})

function within(hour: number, hours: { from: number; to: number } | null): boolean {
  return hours === null || (hour >= hours.from && hour < hours.to)
}

test('the profile filter: 0 adults and children, 1 adults, 2 children [3.37]', () => {
  expect(PROFILE_FILTERS).toEqual([0, 1, 2])
})

import { expect, test } from 'vitest'
import { addDays, weekdayOf } from './days.ts'
import { isHoliday } from './holidays.ts'

const ofYear = (year: number) =>
  Array.from({ length: 366 }, (_, n) => addDays(`${year}-01-01`, n)).filter(day => day.startsWith(String(year)) && isHoliday(day))

test('the public holidays of a year are the nine fixed ones and Radonitsa', () => {
  expect(ofYear(2026)).toEqual([
    '2026-01-01',
    '2026-01-02',
    '2026-01-07',
    '2026-03-08',
    '2026-04-21',
    '2026-05-01',
    '2026-05-09',
    '2026-07-03',
    '2026-11-07',
    '2026-12-25'
  ])
})

test('Radonitsa is the Tuesday nine days after Orthodox Easter, whenever that is', () => {
  for (const day of ['2023-04-25', '2024-05-14', '2025-04-29', '2027-05-11', '2028-04-25', '2029-04-17', '2030-05-07'])
    expect(isHoliday(day), day).toBe(true)
  for (let year = 1990; year < 2099; year++) {
    const moving = ofYear(year).filter(day => ['04', '05'].includes(day.slice(5, 7)) && !['05-01', '05-09'].includes(day.slice(5)))
    expect(
      moving.every(day => weekdayOf(day) === 2),
      String(year)
    ).toBe(true)
  }
})

import { expect, test } from 'vitest'
import { dayText, whenText } from './when-text.ts'

const NOW = new Date('2026-11-20T08:00:00Z')
test.each([
  ['2026-11-20T11:30:00Z', 'пт, 20 ноября, 14:30'],
  ['2027-01-04T06:00:00Z', 'пн, 4 января, 09:00'],
  ['2027-10-21T06:00:00Z', 'чт, 21 октября, 09:00'],
  ['2027-10-22T06:00:00Z', 'пт, 22 октября 2027 года, 09:00'],
  ['2027-11-20T11:30:00Z', 'сб, 20 ноября 2027 года, 14:30'],
  ['2026-11-19T11:30:00Z', 'чт, 19 ноября 2026 года, 14:30'],
  ['2026-11-19T21:30:00Z', 'пт, 20 ноября, 00:30']
])('%s is «%s» to whoever reads it on 20 November 2026', (startsAt, text) => {
  expect(whenText(startsAt, NOW, 'ru')).toBe(text)
})

test.each([
  ['2026-11-20T11:30:00Z', 'Fri 20 Nov, 14:30', 'пт 20 лістапада, 14:30'],
  ['2027-10-19T06:00:00Z', 'Tue 19 Oct, 09:00', 'аў 19 кастрычніка, 09:00'],
  ['2028-05-01T21:30:00Z', 'Tue 2 May 2028, 00:30', 'аў 2 мая 2028 года, 00:30']
])('%s is «%s» in English and «%s» in Belarusian, whatever calendars the machine knows', (startsAt, english, belarusian) => {
  expect([whenText(startsAt, NOW, 'en'), whenText(startsAt, NOW, 'be')]).toEqual([english, belarusian])
})

test('a date that stands for itself is written as its language writes it', () => {
  expect([dayText('2026-11-02', 'ru'), dayText('2026-11-02', 'en'), dayText('2026-11-02', 'be')]).toEqual([
    '02.11.2026',
    '2 Nov 2026',
    '02.11.2026'
  ])
})

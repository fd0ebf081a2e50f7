import { expect, test } from 'vitest'
import { isRoundTheClock, openState, readHours } from './opening-hours.ts'

// A Friday; Minsk is three hours ahead.
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+03:00`)
const WEEK = 'пн–пт 8:00–20:00; сб 9:00–18:00; вс выходной'

test('hours are read as drugstores write them; what is not understood is not guessed', () => {
  expect(readHours('круглосуточно')).toHaveLength(7)
  expect(readHours('ежедневно 8:00–22:00')?.[6]).toEqual([{ opens: '08:00', closes: '22:00' }])
  expect(readHours('пн–пт 8:00–21:00; сб, вс 9:00–20:00')?.[5]).toEqual([{ opens: '09:00', closes: '20:00' }])
  expect(readHours(WEEK)?.[6]).toEqual([])
  for (const one of [
    'пн-пт: 8:00–21:00; сб: 9:00-20:00',
    'Пн.–Пт.: 8.00 – 21.00, сб. 9:00-20:00',
    'пн-пт с 8:00 до 21:00; сб с 9:00 до 20:00'
  ])
    expect([one, readHours(one)]).toEqual([one, readHours('пн–пт 8:00–21:00; сб 9:00–20:00; вс выходной')])
  for (const odd of [
    '',
    'по звонку',
    '8:00-20:00',
    'пн 8:00-20:00, обед 13:00-14:00',
    'пт-пн 8:00-20:00',
    'пн 8:75-20:00',
    'пн 8:00-25:00',
    'пн 8:00-24:30'
  ])
    expect([odd, readHours(odd)]).toEqual([odd, null])
})

test('a place is open from its opening to its closing, not a minute longer, and says until when', () => {
  expect(openState(WEEK, at('08:00'))).toEqual({ kind: 'open', until: '20:00' })
  expect(openState(WEEK, at('19:59'))).toEqual({ kind: 'open', until: '20:00' })
  expect(openState('круглосуточно', at('03:00'))).toEqual({ kind: 'open', until: null })
  expect(openState('по звонку', at('12:00'))).toBeNull()
})

test('a closed place says when it opens next: today, tomorrow, or after its day off', () => {
  expect(openState(WEEK, at('07:59'))).toEqual({ kind: 'closed', opens: { day: '2026-11-20', at: '08:00' } })
  expect(openState(WEEK, at('20:00'))).toEqual({ kind: 'closed', opens: { day: '2026-11-21', at: '09:00' } })
  expect(openState(WEEK, at('19:00', '2026-11-21'))).toEqual({ kind: 'closed', opens: { day: '2026-11-23', at: '08:00' } })
  expect(openState('пн–вс выходной', at('12:00'))).toEqual({ kind: 'closed', opens: null })
  expect(openState('пт 8:00–9:00', at('10:00'))).toEqual({ kind: 'closed', opens: { day: '2026-11-27', at: '08:00' } })
})

test.each([
  'пн–пт 8:00–13:00; 14:00–20:00',
  'пн–пт 8:00–13:00, 14:00–20:00',
  'пн–пт 8:00–13:00; пн–пт 14:00–20:00',
  'пн–пт 14:00–20:00; пн–пт 8:00–13:00'
])('«%s»: both parts of a day count', hours => {
  expect(openState(hours, at('12:59'))).toEqual({ kind: 'open', until: '13:00' })
  expect(openState(hours, at('13:00'))).toEqual({ kind: 'closed', opens: { day: '2026-11-20', at: '14:00' } })
  expect(openState(hours, at('14:00'))).toEqual({ kind: 'open', until: '20:00' })
})

test('what is said of a day once more is said anew', () => {
  expect(readHours('ежедневно 8:00–22:00; вс 9:00–20:00')?.[6]).toEqual([{ opens: '09:00', closes: '20:00' }])
  expect(readHours('ежедневно 8:00–22:00; вс выходной')?.[6]).toEqual([])
})

test('hours over midnight last into the next day', () => {
  const night = 'пн–пт 20:00–02:00'
  expect(openState(night, at('19:59'))).toEqual({ kind: 'closed', opens: { day: '2026-11-20', at: '20:00' } })
  expect(openState(night, at('23:59'))).toEqual({ kind: 'open', until: '02:00' })
  expect(openState(night, at('01:59', '2026-11-21'))).toEqual({ kind: 'open', until: '02:00' })
  expect(openState(night, at('02:00', '2026-11-21'))).toEqual({ kind: 'closed', opens: { day: '2026-11-23', at: '20:00' } })
  expect(openState('ежедневно 8:00–00:00', at('23:00'))).toEqual({ kind: 'open', until: '24:00' })
})

test('round the clock is every day or not at all', () => {
  expect(
    ['круглосуточно', 'ежедневно: круглосуточно', 'пн–вс 0:00–24:00', 'пн–пт круглосуточно', 'ежедневно 8:00–22:00', 'по звонку'].map(
      isRoundTheClock
    )
  ).toEqual([true, true, true, false, false, false])
})

test('round the clock is said until the last day of it', () => {
  const hours = 'пн–пт круглосуточно; сб 9:00–18:00'
  expect(openState(hours, at('12:00', '2026-11-18'))).toEqual({ kind: 'open', until: null })
  expect(openState(hours, at('12:00'))).toEqual({ kind: 'open', until: '24:00' })
  expect(openState(hours, at('00:00', '2026-11-21'))).toEqual({ kind: 'closed', opens: { day: '2026-11-21', at: '09:00' } })
})

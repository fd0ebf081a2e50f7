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

test('every day of the week is known by its two letters, and round the clock is from midnight to midnight', () => {
  const days = ['пн', 'вт', 'ср', 'чт', 'пт', 'сб', 'вс']
  for (const [at, day] of days.entries()) {
    const week = readHours(`${day} круглосуточно`)
    expect(week).toEqual(days.map((_, other) => (other === at ? [{ opens: '00:00', closes: '24:00' }] : [])))
  }
  expect(readHours('круглосуточно')).toEqual(days.map(() => [{ opens: '00:00', closes: '24:00' }]))
})

test.each([
  ' пн 8:30–20:45 ',
  'пн  8:30–20:45',
  'пн 8:30 –20:45',
  'пн 8:30–  20:45',
  'пн:8:30–20:45',
  'пн  :  8:30–20:45',
  'пн с  8:30  до  20:45',
  'пн 8:30–20:45;',
  'пн 8.30–20.45 ; ',
  ';пн 8:30–20:45'
])('«%s» is read in spite of its spaces and signs, to the minute', hours => {
  expect(readHours(hours)).toEqual([[{ opens: '08:30', closes: '20:45' }], ...Array(6).fill([])])
})

test('«с» and «до» say a second part of a day as well, with or without a space before it', () => {
  const both = [
    { opens: '08:00', closes: '13:00' },
    { opens: '14:00', closes: '20:00' }
  ]
  for (const said of ['пн с 8:00 до 13:00; с 14:00 до 20:00', 'пн с 8:00 до 13:00;с 14:00 до 20:00', 'пн с 8:00 до 13:00,с 14:00 до 20:00'])
    expect([said, readHours(said)?.[0]]).toEqual([said, both])
})

test.each([
  'пн 8–20',
  'пн обед',
  'пн 118:00–20:00',
  'пн 8:00–20:000',
  'пн 1 8:00–20:00',
  'пн 24:00–2:00',
  'пн 8:60–20:00',
  'пн 8:00–20:60',
  'пн 8:00–13:00, 14–20',
  'сб 9:00–18:00; пт–пн 8:00–20:00',
  'сб 9:00–18:00; пн8:00–20:00'
])('«%s» is not understood, and no part of it is shown as hours', hours => {
  expect(readHours(hours)).toBeNull()
})

test('the last minutes of an hour and of a day are hours', () => {
  expect(readHours('пн 23:59–2:59')?.[0]).toEqual([{ opens: '23:59', closes: '26:59' }])
  expect(readHours('пн 8:59–24:00')?.[0]).toEqual([{ opens: '08:59', closes: '24:00' }])
})

test('from one time to the same time is a whole day', () => {
  expect(readHours('пн 8:00–8:00')?.[0]).toEqual([{ opens: '08:00', closes: '32:00' }])
  expect(['ежедневно 8:00–8:00', 'ежедневно 8:00–16:00'].map(isRoundTheClock)).toEqual([true, false])
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

test('parts that touch stand beside each other, in whatever order they are said; a part that overlaps any other says the day anew', () => {
  const touching = [
    { opens: '08:00', closes: '13:00' },
    { opens: '13:00', closes: '20:00' }
  ]
  expect(readHours('пн 8:00–13:00; пн 13:00–20:00')?.[0]).toEqual(touching)
  expect(readHours('пн 13:00–20:00; пн 8:00–13:00')?.[0]).toEqual(touching.toReversed())
  expect(readHours('пн 8:00–12:00, 13:00–17:00; пн 16:00–20:00')?.[0]).toEqual([{ opens: '16:00', closes: '20:00' }])
  expect(readHours('пн 8:00–12:00; пн 11:00–13:00, 14:00–18:00')?.[0]).toEqual([
    { opens: '11:00', closes: '13:00' },
    { opens: '14:00', closes: '18:00' }
  ])
})

test('parts that touch are one stretch for who asks until when', () => {
  const hours = 'ежедневно 8:00–9:00, 10:00–12:00, 12:00–14:30'
  expect(openState(hours, at('11:00'))).toEqual({ kind: 'open', until: '14:30' })
  expect(openState(hours, at('09:30'))).toEqual({ kind: 'closed', opens: { day: '2026-11-20', at: '10:00' } })
})

test('a place that opens once a week says the same day of the next week', () => {
  expect(openState('пт 8:30–9:00', at('09:00'))).toEqual({ kind: 'closed', opens: { day: '2026-11-27', at: '08:30' } })
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
  expect(openState(hours, at('00:00'))).toEqual({ kind: 'open', until: '24:00' })
  expect(openState(hours, at('12:00'))).toEqual({ kind: 'open', until: '24:00' })
  expect(openState(hours, at('00:00', '2026-11-21'))).toEqual({ kind: 'closed', opens: { day: '2026-11-21', at: '09:00' } })
})

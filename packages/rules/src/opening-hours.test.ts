import { expect, test } from 'vitest'
import { openState, readHours } from './opening-hours.ts'

// A Friday; Minsk is three hours ahead.
const at = (time: string, day = '2026-11-20') => new Date(`${day}T${time}:00+03:00`)
const WEEK = 'пн–пт 8:00–20:00; сб 9:00–18:00; вс выходной'

test('hours are read as drugstores write them; what is not understood is not guessed', () => {
  expect(readHours('круглосуточно')).toHaveLength(7)
  expect(readHours('ежедневно 8:00–22:00')?.[6]).toEqual({ opens: '08:00', closes: '22:00' })
  expect(readHours('пн–пт 8:00–21:00; сб, вс 9:00–20:00')?.[5]).toEqual({ opens: '09:00', closes: '20:00' })
  expect(readHours(WEEK)?.[6]).toBeNull()
  for (const odd of [
    '',
    'по звонку',
    'пн-пт 21:00-8:00',
    'пн 8:00-20:00, обед 13:00-14:00',
    'пт-пн 8:00-20:00',
    'пн 8:75-20:00',
    'пн 8:00-25:00'
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
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  EARLIEST_DATE,
  isDay,
  isTime,
  judgeBirthday,
  judgeDayRange,
  minskDay,
  minskInstant,
  minskTime,
  readDay,
  showDay,
  startOfWeek,
  timetableWindow,
  weekdayOf
} from './days.ts'

const date = (from: string, to: string) => fc.date({ min: new Date(from), max: new Date(to), noInvalidDate: true })
const day = date('1900-01-01', '2099-12-31').map(at => at.toISOString().slice(0, 10))

// The slow reference: what the platform's own time zone data say.
const slow = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Minsk', dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
function byIntl(at: Date): string {
  const [, d, m, y, time] = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d:\d\d)$/.exec(slow.format(at))!
  return `${y}-${m}-${d} ${time}`
}

describe('the day and the clock of Minsk', () => {
  test('are three hours ahead of UTC, whatever zone the browser is in [9.46]', () => {
    expect(minskDay(new Date('2026-11-20T20:59:59Z'))).toBe('2026-11-20')
    expect(minskDay(new Date('2026-11-20T21:00:00Z'))).toBe('2026-11-21')
    expect(minskTime(new Date('2026-11-20T11:30:00Z'))).toBe('14:30')
    expect(minskInstant('2026-11-20', '14:30')).toEqual(new Date('2026-11-20T11:30:00Z'))
    expect(minskInstant('2026-11-20', '00:00')).toEqual(new Date('2026-11-19T21:00:00Z'))
  })

  test('know the offsets of the years before 2011', () => {
    expect(minskTime(new Date('2011-03-26T23:59:00Z'))).toBe('01:59')
    expect(minskTime(new Date('2011-03-27T00:00:00Z'))).toBe('03:00')
    expect(minskTime(new Date('1985-07-01T12:00:00Z'))).toBe('16:00')
    expect(minskInstant('2010-12-01', '12:00')).toEqual(new Date('2010-12-01T10:00:00Z'))
    expect(minskInstant('2011-03-27', '01:30')).toEqual(new Date('2011-03-26T23:30:00Z'))
    expect(minskInstant('2011-03-27', '02:30')).toEqual(new Date('2011-03-27T00:30:00Z'))
    expect(minskInstant('2011-03-27', '03:30')).toEqual(new Date('2011-03-27T00:30:00Z'))
    expect(minskInstant('2010-10-31', '02:30')).toEqual(new Date('2010-10-30T23:30:00Z'))
  })

  test('agree with the time zone data at any instant', () => {
    fc.assert(
      fc.property(date('1950-01-01', '2060-01-01'), at => {
        expect(`${minskDay(at)} ${minskTime(at)}`).toBe(byIntl(at))
      })
    )
  })

  test('lead back to the instant they were read from', () => {
    fc.assert(
      fc.property(date('2011-03-27', '2060-01-01'), at => {
        const minute = Math.floor(at.getTime() / 60_000) * 60_000
        expect(minskInstant(minskDay(at), minskTime(at)).getTime()).toBe(minute)
      })
    )
    fc.assert(
      fc.property(date('1950-01-01', '2011-03-26'), at => {
        const found = minskInstant(minskDay(at), minskTime(at))
        expect(`${minskDay(found)} ${minskTime(found)}`).toBe(`${minskDay(at)} ${minskTime(at)}`)
      })
    )
  })

  test('a time that does not exist is an error of the program', () => {
    expect(() => minskInstant('2026-11-20', '24:00')).toThrow(new RangeError('not a time: 24:00'))
    expect(() => minskInstant('2026-13-20', '10:00')).toThrow(new RangeError('not a day: 2026-13-20'))
  })

  test('at midnight of a new year and of the end of February it is the next day already', () => {
    expect(minskDay(new Date('2026-12-31T20:59:59.999Z'))).toBe('2026-12-31')
    expect(minskDay(new Date('2026-12-31T21:00:00Z'))).toBe('2027-01-01')
    expect(minskTime(new Date('2026-12-31T21:00:00Z'))).toBe('00:00')
    expect(minskDay(new Date('2028-02-28T21:00:00Z'))).toBe('2028-02-29')
    expect(minskDay(new Date('2028-02-29T21:00:00Z'))).toBe('2028-03-01')
    expect(minskInstant('2028-02-29', '23:59')).toEqual(new Date('2028-02-29T20:59:00Z'))
  })
})

describe('a day', () => {
  test('must stand in the calendar', () => {
    expect(['2026-11-20', '2024-02-29', '1900-01-01'].map(isDay)).toEqual([true, true, true])
    const wrong = [
      '2026-02-29',
      '2026-02-30',
      '2026-13-01',
      '2026-00-10',
      '2026-11-00',
      '2026-11-31',
      '20.11.2026',
      '2026-1-2',
      '',
      '2026-11-20 ',
      // ten characters that the platform reads as a month of the year 12026
      '+012026-11'
    ]
    expect(wrong.filter(isDay)).toEqual([])
  })

  test('that reads as none is an error of the program, which says what it was given', () => {
    const none = new RangeError('not a day: 2026-13-01')
    expect(() => addDays('2026-13-01', 1)).toThrow(none)
    expect(() => daysBetween('2026-13-01', '2026-11-20')).toThrow(none)
    expect(() => daysBetween('2026-11-20', '2026-13-01')).toThrow(none)
  })

  test('moves by days and back', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    fc.assert(
      fc.property(day, fc.integer({ min: -2000, max: 2000 }), (from, n) => {
        expect(daysBetween(from, addDays(from, n))).toBe(n)
      })
    )
  })

  test('moves by months, to the last day of a shorter one', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2024-01-31', 1)).toBe('2024-02-29')
    expect(addMonths('2026-12-31', 2)).toBe('2027-02-28')
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28')
    expect(addMonths('2026-11-20', -12)).toBe('2025-11-20')
  })

  test('a month on is the same date, or the last one the month has', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -30, max: 30 }), (from, n) => {
        const [year, month, date] = from.split('-').map(Number) as [number, number, number]
        const months = year * 12 + (month - 1) + n
        let wanted = date
        const at = () => `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-${String(wanted).padStart(2, '0')}`
        while (!isDay(at())) wanted--
        expect(addMonths(from, n)).toBe(at())
      })
    )
  })

  test('knows its weekday and its Monday', () => {
    expect(weekdayOf('2026-11-20')).toBe(5)
    expect(weekdayOf('2026-11-22')).toBe(7)
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16')
    expect(startOfWeek('2026-11-16')).toBe('2026-11-16')
    fc.assert(
      fc.property(day, one => {
        expect(weekdayOf(startOfWeek(one))).toBe(1)
        expect(daysBetween(startOfWeek(one), one)).toBe(weekdayOf(one) - 1)
        expect(weekdayOf(addDays(one, 1)) % 7).toBe((weekdayOf(one) + 1) % 7)
      })
    )
  })

  test('is typed as dd.mm.yyyy, and any other text is no date', () => {
    expect(readDay('20.11.2026')).toBe('2026-11-20')
    expect(readDay(' 01.02.1990 ')).toBe('1990-02-01')
    const wrong = ['31.02.2026', '1.2.1990', '2026-11-20', '20.11.26', '20/11/2026', '', '120.11.2026', '20.11.20261']
    expect(wrong.filter(one => readDay(one) !== undefined)).toEqual([])
    fc.assert(
      fc.property(day, one => {
        expect(readDay(showDay(one))).toBe(one)
      })
    )
  })
})

test('a time is HH:MM of a 24-hour clock', () => {
  expect(['00:00', '09:05', '19:59', '23:59'].every(isTime)).toBe(true)
  expect(['24:00', '9:05', '12:60', '12-30', '12:30:00', '012:30', ''].filter(isTime)).toEqual([])
})

test('the timetable is open from today to two months ahead [9.12]', () => {
  expect(timetableWindow('2026-11-20')).toEqual({ from: '2026-11-20', to: '2027-01-20' })
  expect(timetableWindow('2026-12-31')).toEqual({ from: '2026-12-31', to: '2027-02-28' })
})

test('the start of a date range is not after its end [5.21]', () => {
  expect(judgeDayRange('2026-11-20', '2026-11-21')).toBe('ok')
  expect(judgeDayRange('2026-11-20', '2026-11-20')).toBe('ok')
  expect(judgeDayRange('2026-11-21', '2026-11-20')).toBe('start-after-end')
})

describe('a birthday', () => {
  test('is not before 1900-01-01 [5.19 9.45]', () => {
    expect(judgeBirthday('1900-01-01', '2026-11-20')).toBe('ok')
    expect(judgeBirthday('1899-12-31', '2026-11-20')).toBe('too-early')
    expect(EARLIEST_DATE).toBe('1900-01-01')
  })

  test('is not in the future; today is possible [5.20]', () => {
    expect(judgeBirthday('2026-11-20', '2026-11-20')).toBe('ok')
    expect(judgeBirthday('2026-11-21', '2026-11-20')).toBe('in-the-future')
  })

  test('is a day of the calendar', () => {
    expect(judgeBirthday('2025-02-29', '2026-11-20')).toBe('not-a-date')
    expect(judgeBirthday('', '2026-11-20')).toBe('not-a-date')
    fc.assert(
      fc.property(fc.string(), text => {
        expect(judgeBirthday(text, '2026-11-20')).toBe('not-a-date')
      })
    )
  })
})

test('no day is counted on from one that the calendar does not have', () => {
  for (const none of ['2026-02-29', '2026-04-31', '2026-13-01', '2026-2-1', '']) {
    expect(() => addDays(none, 1), none).toThrow(RangeError)
    expect(() => addMonths(none, 1), none).toThrow(RangeError)
  }
  expect(addDays('2028-02-29', 1)).toBe('2028-03-01')
})

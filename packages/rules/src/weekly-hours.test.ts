import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, minskDay } from './days.ts'
import { type HoursException, judgeTime, slotsOn, type WeeklyHours } from './weekly-hours.ts'

const MONDAY = '2026-11-23'
const morning: WeeklyHours = { weekday: 1, opens: '09:00', closes: '10:10', slotMinutes: 20, since: '2026-01-01', until: null }

test('the hours of a weekday become slots of whole length, in Minsk time', () => {
  expect(slotsOn(MONDAY, [morning], [])).toEqual([
    { start: '2026-11-23T06:00:00Z', end: '2026-11-23T06:20:00Z' },
    { start: '2026-11-23T06:20:00Z', end: '2026-11-23T06:40:00Z' },
    { start: '2026-11-23T06:40:00Z', end: '2026-11-23T07:00:00Z' }
  ])
  expect(slotsOn(addDays(MONDAY, 1), [morning], [])).toEqual([])
})

test('hours hold from their first to their last day', () => {
  const once = { ...morning, since: MONDAY, until: MONDAY }
  expect([-7, 0, 7].map(away => slotsOn(addDays(MONDAY, away), [once], []).length)).toEqual([0, 3, 0])
})

test('a closed day has no slots, a closed stretch takes those it touches, an extra opening adds its own', () => {
  const closed = (from: { opens: string; closes: string } | null): HoursException => ({ kind: 'closed', day: MONDAY, from })
  expect(slotsOn(MONDAY, [morning], [closed(null)])).toEqual([])
  expect(slotsOn(MONDAY, [morning], [closed({ opens: '09:10', closes: '09:20' })]).map(slot => slot.start)).toEqual([
    '2026-11-23T06:20:00Z',
    '2026-11-23T06:40:00Z'
  ])
  const extra: HoursException = { kind: 'open', day: MONDAY, opens: '18:00', closes: '18:30', slotMinutes: 30 }
  expect(slotsOn(MONDAY, [morning], [extra]).at(-1)).toEqual({ start: '2026-11-23T15:00:00Z', end: '2026-11-23T15:30:00Z' })
})

test('what is said of another day does not count today', () => {
  const tomorrow = addDays(MONDAY, 1)
  const said: HoursException[] = [
    { kind: 'closed', day: tomorrow, from: null },
    { kind: 'closed', day: tomorrow, from: { opens: '09:00', closes: '10:10' } },
    { kind: 'open', day: tomorrow, opens: '18:00', closes: '18:30', slotMinutes: 30 },
    { kind: 'instead', day: tomorrow, opens: '12:00', closes: '12:30', slotMinutes: 30 }
  ]
  expect(slotsOn(MONDAY, [morning], said)).toEqual(slotsOn(MONDAY, [morning], []))
})

test('slots stand in the order of time, whatever was said first, and of two that begin at once the shorter stays', () => {
  const early: HoursException = { kind: 'open', day: MONDAY, opens: '08:00', closes: '08:30', slotMinutes: 30 }
  const short: HoursException = { kind: 'open', day: MONDAY, opens: '09:00', closes: '09:15', slotMinutes: 15 }
  const times = (weekly: WeeklyHours[], ...exceptions: HoursException[]) =>
    slotsOn(MONDAY, weekly, exceptions).map(({ start, end }) => `${start.slice(11, 16)}-${end.slice(11, 16)}`)
  expect(times([morning], early)).toEqual(['05:00-05:30', '06:00-06:20', '06:20-06:40', '06:40-07:00'])
  expect(times([morning], short)).toEqual(['06:00-06:15', '06:20-06:40', '06:40-07:00'])
  const quarter: WeeklyHours = { ...morning, closes: '09:15', slotMinutes: 15 }
  for (const weekly of [
    [morning, quarter],
    [quarter, morning]
  ])
    expect(times(weekly)).toEqual(['06:00-06:15', '06:20-06:40', '06:40-07:00'])
})

test('hours that no slot fits into give none, those up to midnight give their last', () => {
  const hours = (opens: string, closes: string) => slotsOn(MONDAY, [{ ...morning, opens, closes }], [])
  expect([hours('09:00', '09:00'), hours('09:00', '09:19'), hours('10:00', '09:00')]).toEqual([[], [], []])
  expect(hours('09:00', '09:20')).toHaveLength(1)
  expect(hours('23:40', '24:00')).toEqual([{ start: '2026-11-23T20:40:00Z', end: '2026-11-23T21:00:00Z' }])
})

test('whatever hours are given, the slots of a day lie in it, in order, and never overlap', () => {
  const clock = fc
    .integer({ min: 0, max: 23 * 60 + 59 })
    .map(at => `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`)
  const opening = fc.record({ opens: clock, closes: clock, slotMinutes: fc.integer({ min: 5, max: 120 }) })
  const extra = opening.map((one): HoursException => ({ kind: 'open', day: MONDAY, ...one }))
  fc.assert(
    fc.property(fc.array(opening, { maxLength: 4 }), fc.array(extra, { maxLength: 3 }), (weekly, exceptions) => {
      const slots = slotsOn(
        MONDAY,
        weekly.map(one => ({ ...morning, ...one })),
        exceptions
      )
      for (const [at, slot] of slots.entries()) {
        expect(minskDay(new Date(slot.start))).toBe(MONDAY)
        expect(slot.end > slot.start).toBe(true)
        if (at > 0) expect(slot.start >= slots[at - 1]!.end).toBe(true)
      }
    })
  )
})

test('a day at another time has that time alone, on a grid of its own; what is closed is closed then too', () => {
  const instead: HoursException = { kind: 'instead', day: MONDAY, opens: '09:30', closes: '11:00', slotMinutes: 30 }
  const extra: HoursException = { kind: 'open', day: MONDAY, opens: '18:00', closes: '18:30', slotMinutes: 30 }
  const starts = (...exceptions: HoursException[]) => slotsOn(MONDAY, [morning], exceptions).map(slot => slot.start.slice(11, 16))
  expect(starts(instead, extra)).toEqual(['06:30', '07:00', '07:30', '15:00'])
  expect(starts(instead, { kind: 'closed', day: MONDAY, from: { opens: '10:00', closes: '10:10' } })).toEqual(['06:30', '07:30'])
  expect(slotsOn(addDays(MONDAY, 7), [morning], [instead])).toHaveLength(3)
})

test('a time is within slots that follow each other, and outside where one is missing', () => {
  const slots = slotsOn(MONDAY, [morning], [])
  const judge = (start: string, end: string) => judgeTime({ start: `2026-11-23T${start}:00Z`, end: `2026-11-23T${end}:00Z` }, slots)
  expect([judge('06:00', '07:00'), judge('06:10', '06:50')]).toEqual(['within', 'within'])
  expect([judge('05:50', '06:20'), judge('06:40', '07:10'), judge('08:00', '08:20')]).toEqual(Array(3).fill('outside'))
  const gap = [slots[0]!, slots[2]!]
  expect(judgeTime({ start: '2026-11-23T06:00:00Z', end: '2026-11-23T07:00:00Z' }, gap)).toBe('outside')
  expect(judgeTime({ start: '2026-11-23T06:40:00Z', end: '2026-11-23T07:00:00Z' }, gap)).toBe('within')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minskTime } from './days.ts'
import {
  DEFAULT_REMINDERS,
  isQuiet,
  judgeNight,
  judgeReminder,
  nextReminder,
  REMINDER_CHOICES,
  reminderMoment,
  remindersToCome
} from './reminders.ts'

/** 14:30 of Minsk on a Tuesday. */
const AFTERNOON = '2026-11-24T11:30:00Z'
const at = (text: string) => new Date(text)

test.each([
  ['minutes-30', '2026-11-24T11:00:00Z'],
  ['hours-1', '2026-11-24T10:30:00Z'],
  ['hours-2', '2026-11-24T09:30:00Z'],
  ['hours-4', '2026-11-24T07:30:00Z'],
  ['day-before-10', '2026-11-23T07:00:00Z'],
  ['day-before-20', '2026-11-23T17:00:00Z']
] as const)('the choice %s means %s for a visit at 14:30 of Minsk [3.100]', (choice, moment) => {
  expect(reminderMoment(choice, AFTERNOON)).toEqual(at(moment))
})

test('the choices are these six, any of them together, and none [3.100]', () => {
  expect(REMINDER_CHOICES).toEqual(['minutes-30', 'hours-1', 'hours-2', 'hours-4', 'day-before-10', 'day-before-20'])
  expect(nextReminder(AFTERNOON, at('2026-11-20T08:00:00Z'), [])).toBeNull()
  expect(nextReminder(AFTERNOON, at('2026-11-20T08:00:00Z'), DEFAULT_REMINDERS)).toEqual(at('2026-11-23T17:00:00Z'))
  expect(nextReminder(AFTERNOON, at('2026-11-23T17:00:00Z'), DEFAULT_REMINDERS)).toEqual(at('2026-11-24T09:30:00Z'))
  expect(nextReminder(AFTERNOON, at('2026-11-24T09:30:00Z'), DEFAULT_REMINDERS)).toBeNull()
})

test('what would fall into the quiet hours is told the evening before them', () => {
  // 8:15 of Minsk: half an hour before is 7:45
  expect(reminderMoment('minutes-30', '2026-11-24T05:15:00Z')).toEqual(at('2026-11-23T17:00:00Z'))
  // 8:30: exactly 8:00 is day
  expect(reminderMoment('minutes-30', '2026-11-24T05:30:00Z')).toEqual(at('2026-11-24T05:00:00Z'))
  // 2:00 at night: four hours before is 22:00
  expect(reminderMoment('hours-4', '2026-11-23T23:00:00Z')).toEqual(at('2026-11-23T17:00:00Z'))
})

test.each([
  ['2026-11-24T07:00:00Z', '2026-11-23T19:00:00Z', 'in-the-morning'],
  ['2026-11-24T06:59:59Z', '2026-11-23T19:00:00Z', 'at-once'],
  ['2026-11-24T07:00:00Z', '2026-11-24T04:59:59Z', 'in-the-morning'],
  ['2026-11-23T20:00:00Z', '2026-11-23T19:30:00Z', 'at-once'],
  ['2026-11-25T06:00:00Z', '2026-11-24T05:00:00Z', 'at-once']
] as const)('of a visit at %s, moved or cancelled at %s, one hears %s', (startsAt, now, verdict) => {
  expect(judgeNight(startsAt, at(now))).toBe(verdict)
})

test('no moment of any choice is quiet, none lies after the start, and each comes once', () => {
  const starts = fc.date({ min: at('2026-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z'), noInvalidDate: true })
  fc.assert(
    fc.property(starts, fc.subarray([...REMINDER_CHOICES]), (start, choices) => {
      const startsAt = start.toISOString()
      const told: number[] = []
      for (let now = at('2025-12-01T00:00:00Z'); ; ) {
        const next = nextReminder(startsAt, now, choices)
        if (next === null) break
        expect(next.getTime()).toBeLessThan(start.getTime())
        expect(isQuiet(next), minskTime(next)).toBe(false)
        expect(judgeReminder({ startsAt, plannedAt: next.toISOString(), choices }, next, next)).toBe('tell')
        told.push(next.getTime())
        now = next
      }
      expect(told.length).toBe(new Set(choices.map(choice => reminderMoment(choice, startsAt).getTime())).size)
    })
  )
})

test('a moment that was not chosen tells nothing, and neither does one of a visit that has begun', () => {
  const visit = { startsAt: AFTERNOON, plannedAt: '2026-11-23T07:00:00Z', choices: DEFAULT_REMINDERS }
  expect(judgeReminder(visit, at('2026-11-23T07:00:00Z'), at('2026-11-23T07:00:00Z'))).toBe('nothing-due')
  expect(judgeReminder(visit, at('2026-11-24T06:00:00Z'), at('2026-11-24T06:00:00Z'))).toBe('tell')
  expect(judgeReminder(visit, at(AFTERNOON), at(AFTERNOON))).toBe('nothing-due')
})

test('of a visit at eight in the morning one is reminded the evening before, once, although two moments were chosen', () => {
  const early = '2026-11-24T05:00:00Z'
  expect(remindersToCome(early, at('2026-11-20T08:00:00Z'), DEFAULT_REMINDERS)).toEqual([at('2026-11-23T17:00:00Z')])
  expect(remindersToCome(AFTERNOON, at('2026-11-20T08:00:00Z'), ['hours-2', 'day-before-20'])).toEqual([
    at('2026-11-23T17:00:00Z'),
    at('2026-11-24T09:30:00Z')
  ])
  expect(remindersToCome(AFTERNOON, at('2026-11-23T18:00:00Z'), DEFAULT_REMINDERS)).toEqual([at('2026-11-24T09:30:00Z')])
})

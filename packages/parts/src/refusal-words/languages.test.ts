import type { FailureCode } from '@vizit/client/api/call-failure'
import { type Facts, REFUSALS } from '@vizit/contract/refusal'
import { expect, test } from 'vitest'
import { inWaitBe } from './everyday/messages.be.ts'
import { inWaitEn } from './everyday/messages.en.ts'
import { be } from './messages.be.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'

const CODES = [...Object.keys(REFUSALS), 'NETWORK', 'TIMEOUT'] as FailureCode[]
const FACTS: Facts[] = [
  {},
  { reason: 'clinic', most: 5, count: 2, minutes: 5, from: '2026-11-21', validFrom: '2026-12-01', phone: '375172090000' },
  { reason: 'NO_SHOW_BAN', missed: 3, visits: 10, retryAfter: 45, status: 'PENDING_HR', phones: '+375 17 209-00-00' }
]

test.each([
  ['English', en, /\p{Script=Cyrillic}/u],
  ['Belarusian', be, /[ищъ']/i]
] as const)('every refusal says what happened and what to do next in %s, with the letters of the language', (_language, words, foreign) => {
  for (const code of CODES)
    for (const facts of FACTS) {
      const { title, text } = words[code](facts, null)
      expect(title.length, code).toBeGreaterThan(3)
      expect(text.length, code).toBeGreaterThan(10)
      expect(`${title}${text}`, code).not.toMatch(/undefined|null|NaN|\[object/)
      expect(`${title}${text}`, code).not.toMatch(foreign)
      expect(title, code).not.toBe(ru[code](facts, null).title)
    }
})

test('a wait is told with the form of the word that goes with its number', () => {
  const waits = [1, 22, 45, 90, 61 * 60, 3 * 3600, 24 * 3600]
  expect(waits.map(inWaitEn)).toEqual([
    'in 1 second',
    'in 22 seconds',
    'in 45 seconds',
    'in 2 minutes',
    'in 61 minutes',
    'in 3 hours',
    'in 24 hours'
  ])
  expect(waits.map(inWaitBe)).toEqual([
    'праз 1 секунду',
    'праз 22 секунды',
    'праз 45 секунд',
    'праз 2 хвіліны',
    'праз 61 хвіліну',
    'праз 3 гадзіны',
    'праз 24 гадзіны'
  ])
})

test('a day in a refusal is written in its language', () => {
  expect(en.DELETE_REFUSED({ from: '2026-11-21' }, null).text).toContain('from 21 November')
  expect(be.DELETE_REFUSED({ from: '2026-11-21' }, null).text).toContain('з 21 лістапада')
  expect(en.PROGRAMME_NOT_ACTIVE_YET({ validFrom: '2026-12-01' }, null).text).toContain('1 December 2026')
  expect(be.PROGRAMME_NOT_ACTIVE_YET({ validFrom: '2026-12-01' }, null).text).toContain('1 снежня 2026')
})

test('an account is sent to support, and the sentence of a clinic is shown, also in other languages', () => {
  expect(en.UNEXPECTED_PROBLEM({}, null).text).toContain('write to support')
  expect(be.UNEXPECTED_PROBLEM({}, null).text).toContain('напішыце ў падтрымку')
  for (const words of [en, be])
    expect(words.CANCEL_REFUSED({ extraText: 'Телефон на талоне' }, 'Приём уже идёт').text).toBe('Приём уже идёт. Телефон на талоне')
})

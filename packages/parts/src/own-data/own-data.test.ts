import { consentStands, type GivenConsent } from '@vizit/client/own-data/own-consents'
import { byDay, type LogEntry } from '@vizit/client/own-data/use-access-log'
import { judgeTowns } from '@vizit/client/own-data/use-preference-sync'
import { ACTION_KINDS, grantAction, kindOf } from '@vizit/rules/access-log'
import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'

const given = (kind: GivenConsent['kind'], withdrawnAt: string | null = null): GivenConsent => ({
  kind,
  version: '2026-11',
  channel: 'cabinet',
  givenAt: '2026-11-20T08:00:00Z',
  withdrawnAt
})

test('a consent in force may be taken back unless the account stands on it; one that was taken back says so', () => {
  const stands = consentStands('adult', [
    given('privacy'),
    given('personal-data', '2026-11-21T08:00:00Z'),
    given('personal-data', '2026-11-19T08:00:00Z')
  ])
  expect(stands.map(({ kind, state, mayTakeBack }) => [kind, state, mayTakeBack])).toEqual([
    ['user-agreement', 'not-given', false],
    ['privacy', 'in-force', false],
    ['personal-data', 'taken-back', false]
  ])
  expect(stands[2]?.history).toHaveLength(2)
  expect(consentStands('child', [given('parental'), given('booking')]).map(({ kind, mayTakeBack }) => [kind, mayTakeBack])).toEqual([
    ['parental', true],
    ['personal-data', false],
    ['booking', true]
  ])
})

test('actions stand under the day of Minsk on which they were done', () => {
  const entry = (at: string): LogEntry => ({
    at,
    kind: 'viewed',
    action: 'visits-looked',
    profileId: 'p',
    profileName: '',
    actor: { kind: 'me' }
  })
  const days = byDay([entry('2026-11-20T21:30:00Z'), entry('2026-11-20T20:59:00Z'), entry('2026-11-20T08:00:00Z')])
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 2]
  ])
})

test('each kind of action has words, and a grant says what was opened', () => {
  for (const kind of ACTION_KINDS) expect(ru.action('a-word-of-tomorrow', kind)).toMatch(/^[А-Я]/)
  const action = grantAction('BOOK_VISITS')
  expect(ru.action(action, kindOf(action))).toBe('Открыт доступ к визитам и записи')
})

test('a choice made here is sent, a browser without one takes what was chosen elsewhere', () => {
  expect([
    judgeTowns('1', '7'),
    judgeTowns('1', undefined),
    judgeTowns(undefined, '7'),
    judgeTowns('7', '7'),
    judgeTowns(undefined, undefined)
  ]).toEqual(['send', 'send', 'take', 'same', 'same'])
})

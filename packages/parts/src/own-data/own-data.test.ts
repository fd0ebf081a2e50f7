import { speakDays } from '@vizit/client/days/spoken-days'
import { consentStands, type GivenConsent } from '@vizit/client/own-data/own-consents'
import { byDay, type LogEntry } from '@vizit/client/own-data/use-access-log'
import { judgeTowns } from '@vizit/client/own-data/use-preference-sync'
import { ACTION_KINDS, grantAction, kindOf } from '@vizit/rules/access-log'
import { beforeAll, expect, test } from 'vitest'
import { ru } from './messages.ru.ts'
import { readablePage } from './readable-page.ts'

beforeAll(() => speakDays('ru'))

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

test('the page of everything that is kept tells it in words, the rest under its name as it is written down; what somebody has typed stays a text', () => {
  const page = readablePage(
    {
      madeAt: '2026-11-20T09:00:00Z',
      photo: null,
      visits: [
        {
          startsAt: '2026-11-24T11:30:00Z',
          status: 'booked',
          doctor: 'Ковалёва Анна Сергеевна',
          speciality: 'Терапевт',
          branch: 'Каштан',
          address: 'ул. Вторая',
          note: '<script>alert(1)</script>'
        }
      ],
      tables: {
        profiles: [{ last_name: 'Савицкая', first_name: 'Ольга', middle_name: 'Викторовна', birthday: '1990-05-15', sex: 'FEMALE' }],
        accounts: [{ phone: '375551234567' }],
        emails: [],
        audit: [{ at: '2026-11-20T08:00:00Z', action: 'visit-booked' }],
        consents: [{ kind: 'privacy', text_version: '2026-11', channel: 'cabinet', given_at: '2026-11-20T08:00:00Z', withdrawn_at: null }],
        things_of_tomorrow: [{ name: 'Мазь & бинт', until: null }],
        reviews: [{ comment: '2026-99-99T99:99:99+00:00' }],
        medicine_chest: [{ name: 'Валидол', on_prescription: false, added_at: '2026-11-24T11:30:00.5+00:00' }]
      }
    },
    ru,
    'ru'
  )
  for (const said of [
    'Савицкая Ольга Викторовна',
    '15 мая 1990',
    'Женский',
    '+375551234567',
    'Запись к врачу',
    'Политика конфиденциальности'
  ])
    expect(page).toContain(said)
  expect(page).toContain(
    'Вторник, 24 ноября 2026, 14:30 · Терапевт · Ковалёва Анна Сергеевна · Каштан · ул. Вторая · записаны · для центра: '
  )
  expect(page).toMatch(
    /<h3>Аптечка<\/h3><dl><dt>name<\/dt><dd>Валидол<\/dd><dt>on_prescription<\/dt><dd>нет<\/dd><dt>added_at<\/dt><dd>Вторник, 24 ноября 2026, 14:30<\/dd><\/dl>/
  )
  expect(page).toMatch(/<h3>Отзывы<\/h3><dl><dt>comment<\/dt><dd>2026-99-99T99:99:99\+00:00<\/dd><\/dl>/)
  expect(page).toMatch(/<h3>things_of_tomorrow<\/h3><dl><dt>name<\/dt><dd>Мазь &#38; бинт<\/dd><\/dl>/)
  expect(page).not.toMatch(/<script|https?:/)
})

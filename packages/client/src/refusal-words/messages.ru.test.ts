import { REFUSALS } from '@vizit/contract/refusal'
import { expect, test } from 'vitest'
import { type FailureCode, failureOf } from '../api/call-failure.ts'
import { inWaitRu } from './everyday/messages.ru.ts'
import { ru } from './messages.ru.ts'

const said = (code: FailureCode, facts = {}, message: string | null = null) => {
  const { title, text } = ru[code](facts, message)
  return `${title}. ${text}`
}

test.each([
  [1, 'через 1 секунду'],
  [22, 'через 22 секунды'],
  [45, 'через 45 секунд'],
  [89, 'через 89 секунд'],
  [90, 'через 2 минуты'],
  [61 * 60, 'через 61 минуту'],
  [3 * 3600, 'через 3 часа'],
  [24 * 3600, 'через 24 часа']
])('a wait of %i seconds is told as «%s» [4.06]', (seconds, words) => {
  expect(inWaitRu(seconds)).toBe(words)
})

test('a refusal of the state tells its wait [8.28]', () => {
  expect(said('INVALID_STATE', { retryAfter: 45 })).toContain('через 45 секунд')
  expect(said('INVALID_STATE', { retryAfter: 600 })).toContain('через 10 минут')
})

test('a refusal of the state tells the sentence of the server [8.27]', () => {
  expect(said('INVALID_STATE', {}, 'Код уже отправлен')).toContain('Код уже отправлен')
})

test('a blocked device is told how long it really takes [8.47]', () => {
  expect(said('ERROR_TOO_MANY_REQUESTS', { retryAfter: 24 * 3600 })).toContain('через 24 часа')
  expect(said('ERROR_TOO_MANY_REQUESTS', { retryAfter: 300 })).toContain('через 5 минут')
})

test('what has no words of its own is told by one plain sentence and what to do next [8.72] [8.73] [8.74]', () => {
  expect(failureOf(new TypeError('a bug'))).toMatchObject({ code: 'UNEXPECTED_PROBLEM' })
  expect(said('UNEXPECTED_PROBLEM')).toBe('Что-то пошло не так. Попробуйте ещё раз. Если не поможет, напишите в поддержку.')
})

const SENTENCES: [string, FailureCode, RegExp][] = [
  ['8.01', 'onlineBooking/Forbidden0', /запись запрещена/],
  ['8.02', 'onlineBooking/Forbidden1', /этому врачу ограничена.*Позвоните в регистратуру/],
  ['8.03', 'onlineBooking/Forbidden2', /В этом медицинском центре онлайн-запись отключена/],
  ['8.04', 'onlineBooking/Forbidden3', /запрещена администратором/],
  ['8.05', 'onlineBooking/Forbidden4', /карта в медицинском центре ещё не активна/],
  ['8.06', 'onlineBooking/Forbidden7', /только взрослые/],
  ['8.07', 'onlineBooking/Forbidden8', /ограничений по возрасту/],
  ['8.08', 'onlineBooking/Forbidden9', /Заполните профиль/],
  ['8.20', 'INVALID_CODE', /Код не подошёл.*Проверьте.*или запросите новый/],
  ['8.25', 'INVALID_CAPTCHA_CODE', /Неверно введен код/],
  ['8.33', 'CHILD_DOCTOR', /только детей/],
  ['8.34', 'ADULT_DOCTOR', /только взрослых/],
  ['8.35', 'AGE_LIMITS_ISSUE', /Онлайн-запись невозможна из-за ограничений по возрасту/],
  ['8.37', 'NO_ASSIGNMENT_BOOKING', /ограничена медицинским центром.*Позвоните в регистратуру/],
  ['8.43', 'PERSON_EXISTS', /Такой ребёнок уже существует/],
  ['8.49', 'CODE_EXPIRED', /Срок кода истёк.*Запросите новый/],
  ['8.77', 'EMAIL_ALREADY_LINKED', /уже привязан к вашей учётной записи/],
  ['8.78', 'PROFILE_EXISTS', /с этим номером уже зарегистрирован.*создайте новый профиль/],
  ['8.86', 'TIMEOUT', /не пришёл вовремя/],
  ['8.87', 'NETWORK', /Проверьте подключение/],
  ['8.85', 'OUTDATED_VERSION', /Приложение устарело/],
  ['8.93', 'VISITOR_ALREADY_BOOKED', /На это время уже есть запись к другому врачу/]
]

test.each(SENTENCES)('[%s] %s is told in words', (_id, code, sentence) => {
  expect(said(code)).toMatch(sentence)
})

test('every refusal says what happened and what to do next', () => {
  for (const code of [...Object.keys(REFUSALS), 'NETWORK', 'TIMEOUT'] as FailureCode[]) {
    const { title, text } = ru[code]({}, null)
    expect(title.length, code).toBeGreaterThan(3)
    expect(text.length, code).toBeGreaterThan(10)
    expect(`${title}${text}`, code).not.toMatch(/undefined|null|NaN|\[object/)
  }
})

import { type FailureCode, failureOf } from '@vizit/client/api/call-failure'
import { REFUSALS, refusalCodeOf } from '@vizit/contract/refusal'
import { expect, test } from 'vitest'
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

test('a clinic that does not serve a country or a town is told from one that books nobody online', () => {
  expect(said('onlineBooking/Forbidden2')).toContain('онлайн-запись отключена')
  expect(said('onlineBooking/Forbidden2', { reason: 'COUNTRY_NOT_SUPPORTED' })).toMatch(/из этой страны.*Позвоните в регистратуру/)
  expect(said('onlineBooking/Forbidden2', { reason: 'CITY_NOT_SUPPORTED' })).toMatch(/из этого города.*Позвоните в регистратуру/)
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
  ['6.48', 'onlineBooking/Forbidden4', /Напишите в поддержку/],
  ['8.06', 'onlineBooking/Forbidden7', /только взрослые/],
  ['8.07', 'onlineBooking/Forbidden8', /ограничений по возрасту/],
  ['8.08', 'onlineBooking/Forbidden9', /Заполните профиль/],
  ['8.20', 'INVALID_CODE', /Код не подошёл.*Проверьте.*или запросите новый/],
  // 8.18 is the same failure in English in the specification
  ['8.18 8.25', 'INVALID_CAPTCHA_CODE', /Неверно введен код/],
  ['8.29', 'INVALID_ACODE', /Код не подошёл.*Проверьте код.*регистратуре/],
  ['8.33', 'CHILD_DOCTOR', /только детей/],
  ['8.34', 'ADULT_DOCTOR', /только взрослых/],
  ['8.35', 'AGE_LIMITS_ISSUE', /Онлайн-запись невозможна из-за ограничений по возрасту/],
  ['8.36', 'UNDERAGE_USER', /запись этого пациента невозможна/],
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

test('a blocked medical card tells its wait in minutes, one when nobody says how long [8.30] [8.31]', () => {
  for (const code of ['ACODES_BLOCKED', 'INVALID_ACODE_BLOCKED'] as const) {
    expect(said(code, { minutes: 5 })).toContain('заблокирован')
    expect(said(code, { minutes: 5 })).toContain('через 5 минут')
    expect(said(code, { minutes: 1_440 })).toContain('через 24 часа')
    expect(said(code)).toContain('через 1 минуту')
  }
})

test('a blocked operation tells the sentence of the server, or that it is temporarily blocked [8.32]', () => {
  expect(said('BLOCKED_TRY_LATER', {}, 'Карта проверяется')).toContain('Карта проверяется')
  expect(said('BLOCKED_TRY_LATER')).toContain('Операция временно заблокирована')
  expect(said('BLOCKED_TRY_LATER', { retryAfter: 7_200 })).toContain('через 2 часа')
})

test('every refusal says what happened and what to do next [8.106]', () => {
  for (const code of [...Object.keys(REFUSALS), 'NETWORK', 'TIMEOUT'] as FailureCode[]) {
    const { title, text } = ru[code]({}, null)
    expect(title.length, code).toBeGreaterThan(3)
    expect(text.length, code).toBeGreaterThan(10)
    expect(`${title}${text}`, code).not.toMatch(/undefined|null|NaN|\[object/)
  }
})

test('an error without words of its own is told by the server’s plain sentence, but not by one for its programmers [8.98]', () => {
  expect(said('UNEXPECTED_PROBLEM', {}, 'Регистратура закрыта до 8:00.')).toContain('Регистратура закрыта до 8:00.')
  for (const detail of [null, '', ' ', 'System.Web.HttpException: HttpStatusCode 500'])
    expect(said('UNEXPECTED_PROBLEM', {}, detail)).toBe(said('UNEXPECTED_PROBLEM'))
})

const OF_OTHERS: [string, string, RegExp][] = [
  ['8.45', 'INVALID_ARGUMENT', /Данные введены с ошибкой/],
  ['8.53', 'auth/operation-not-allowed', /Сейчас это невозможно.*напишите в поддержку/],
  ['8.54', 'auth/app-not-authorized', /Сейчас это невозможно.*напишите в поддержку/],
  ['8.55', 'auth/unknown', /Что-то пошло не так/],
  ['8.71', 'SYNC_FAILED', /Сервис временно недоступен/]
]

test.each(OF_OTHERS)('[%s] what another service calls %s is told in our words', (_id, name, sentence) => {
  expect(said(refusalCodeOf(name))).toMatch(sentence)
})

const TO_ADMINISTRATORS: [string, string][] = [
  ['8.56', 'auth/invalid-uid'],
  ['8.57', 'auth/invalid-password'],
  ['8.58', 'auth/missing-hash-algorithm'],
  ['8.59', 'auth/claims-too-large']
]

test.each(TO_ADMINISTRATORS)('[%s] what an identity service tells its administrator, %s, is told to nobody else', (_id, name) => {
  expect(Object.keys(REFUSALS)).not.toContain(name)
  expect(said(refusalCodeOf(name))).toBe(said('UNEXPECTED_PROBLEM'))
})

test('a visit that cannot be cancelled tells the detail and then the extra text [8.10]', () => {
  expect(said('CANCEL_REFUSED', { extraText: 'Позвоните в регистратуру' }, 'Приём уже идёт')).toBe(
    'Невозможно отменить визит. Приём уже идёт. Позвоните в регистратуру'
  )
  expect(said('CANCEL_REFUSED', { extraText: 'Телефон на талоне' })).toMatch(/администратору медицинского центра\. Телефон на талоне$/)
})

test('a visit that is not moved or deleted says what to do next', () => {
  for (const reason of ['not-confirmed', 'being-moved', 'other-doctor', 'no-such-service', 'already-cancelled', 'clinic', 'too-late'])
    expect(said('MOVE_REFUSED', { reason })).toMatch(/Дождитесь|запишитесь|Запишитесь|Выберите|Позвоните/)
  expect(said('DELETE_REFUSED', { from: '2026-11-21' })).toBe(
    'Удалить визит пока нельзя. Это можно сделать со следующего дня: с 21 ноября.'
  )
})

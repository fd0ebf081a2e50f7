import type { FailureCode } from '@vizit/client/api/call-failure'
import { expect, test } from 'vitest'
import { ru } from '../messages.ru.ts'

const said = (code: FailureCode, facts = {}) => {
  const { title, text } = ru[code](facts, null)
  return `${title}. ${text}`
}

const SENTENCES: [string, FailureCode, RegExp][] = [
  ['8.60', 'CONTRACT_IS_NOT_SYNCHRONIZED', /Попробуйте позже/],
  ['8.61', 'PROFILE_MISSING', /Подтвердите профиль.*онлайн-календари/],
  ['8.62', 'NO_CARD_FROM_COVERER', /Нет медицинского обслуживания/],
  ['8.63', 'CODE_COVERER_CARD_INACTIVE', /Нет медицинского обслуживания/],
  ['8.64', 'INVALID_CONTRACT_KEY', /Программа не найдена/],
  ['8.65', 'CONTRACT_NOT_READY', /Обратитесь к HR-менеджеру/],
  ['8.66', 'INCORRECT_CONTRACT_CODE', /Неверный штрихкод/],
  ['8.67', 'EXPIRED_CONTRACT', /Позвоните в страховую/],
  ['8.68', 'SERVICE_IS_NOT_SUPPORTED', /Программа не оплачивает/],
  ['8.81', 'OPTIONS_NOT_SUPPORTED', /^Выбранное сочетание не поддерживается/],
  ['8.69', 'INCORRECT_PHONE_NUMBER', /другой телефон.*Позвоните в страховую/],
  ['8.84', 'PROGRAMME_NOT_ACTIVE_YET', /Программа ещё не активна/],
  ['8.92', 'CONTRACT_DATA_MISMATCH', /Данные договора не совпадают с данными учётной записи/]
]

test.each(SENTENCES)('[%s] %s is told in words', (_id, code, sentence) => {
  expect(said(code)).toMatch(sentence)
})

test('a card that one clinic has switched off is told as such [8.82]', () => {
  expect(said('CODE_COVERER_CARD_INACTIVE', { reason: 'clinic' })).toMatch(
    /Медицинская карта для обслуживания по программе не активна в выбранной клинике/
  )
})

test('the line of the insurer and the first day are told where they are known', () => {
  expect(said('INCORRECT_PHONE_NUMBER', { phone: '375172090000' })).toContain('375')
  expect(said('PROGRAMME_NOT_ACTIVE_YET', { validFrom: '2026-12-01' })).toContain('1 декабря 2026')
})

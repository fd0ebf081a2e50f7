import { DECLINES, type DeclineCode } from '@vizit/rules/decline'
import { expect, test } from 'vitest'
import { declineText } from './decline-text.ts'
import { ru } from './messages.ru.ts'

const text = (code: number, more: { weight?: number; message?: string } = {}) => declineText([{ code, ...more }], ru)

test('why a patient cannot be booked is told with what to do and the reason itself [8.44]', () => {
  expect(text(8, { message: 'AGE' })).toBe(
    'К сожалению, запись этого пациента невозможна. Выберите другого пациента. Ошибка: Врач не принимает пациентов этого возраста'
  )
})

test('every decline that we give has words; one of a clinic that has none is told by its own message, and without one by the default [3.60 3.66]', () => {
  for (const code of Object.keys(DECLINES).map(Number) as DeclineCode[]) expect(text(code)).toContain(ru.declines[DECLINES[code].word])
  expect(text(26, { weight: 99, message: 'Нет прикрепления к поликлинике' })).toContain('Ошибка: Нет прикрепления к поликлинике')
  expect(text(26)).toContain(ru.declines.ADULT_DOCTOR)
  expect(declineText([], ru)).toContain(ru.declines.ADULT_DOCTOR)
})

test('a country that is not supported is told without "booking is impossible" [3.64]', () => {
  expect(text(10)).toBe(ru.declines.COUNTRY_NOT_SUPPORTED)
})

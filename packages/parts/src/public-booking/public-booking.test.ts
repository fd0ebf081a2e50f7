import { expect, test } from 'vitest'
import { ru } from '../refusal-words/messages.ru.ts'

test('whoever failed the captcha is told so, and to take a new picture; what was typed stays [8.18] [8.26]', () => {
  expect(ru.RECAPCHA_IS_NOT_VALID({}, null)).toEqual({
    title: 'Неверный код с картинки',
    text: 'Введите код с новой картинки. Всё остальное, что вы ввели, сохранено.'
  })
})

test('a phone with enough visits is told which limit it was and what to do', () => {
  const said = (reason: string) => ru.PHONE_VISITS_LIMIT({ reason }, null).text
  expect(said('too-many-at-doctor')).toMatch(/^К этому врачу.*Войдите в личный кабинет/)
  expect(said('too-many')).toMatch(/не больше пяти.*Войдите в личный кабинет/)
})

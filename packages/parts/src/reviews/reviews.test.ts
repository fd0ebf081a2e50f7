import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'
import { authorLine, confirmationOf, deleteQuestion, stateLine } from './review-lines.ts'

test('after a review is added the confirmation says added, after an edit it says changed [4.90] [4.91]', () => {
  expect(confirmationOf(ru, 'added')).toBe('Отзыв добавлен')
  expect(confirmationOf(ru, 'changed')).toBe('Отзыв изменён')
})

test('a review without a name is anonymous [3.50]', () => {
  expect(authorLine(ru, { author: null })).toBe('Анонимно')
  expect(authorLine(ru, { author: 'Ольга С.' })).toBe('Ольга С.')
})

test('its author reads that a review waits, or why it was rejected', () => {
  expect(stateLine(ru, { state: 'waiting', rejectedBecause: null })).toEqual({ label: 'На проверке', text: ru.waitingText })
  expect(stateLine(ru, { state: 'published', rejectedBecause: null })).toEqual({ label: 'Опубликован', text: null })
  expect(stateLine(ru, { state: 'rejected', rejectedBecause: 'чужое имя' }).text).toContain('чужое имя')
})

test('the delete review dialog asks, names the review, and offers to leave it [4.92]', () => {
  expect(deleteQuestion(ru, { aboutName: 'Ковалёва Анна Сергеевна' })).toEqual({
    title: 'Удалить отзыв?',
    text: 'Отзыв «Ковалёва Анна Сергеевна» исчезнет вместе с ответом медицинского центра. Вернуть его нельзя.',
    confirm: 'Удалить отзыв',
    back: 'Оставить'
  })
})

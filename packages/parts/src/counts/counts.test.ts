import { expect, test } from 'vitest'
import { ru } from './messages.ru.ts'

test('doctors, drugs, results, reviews and invoice positions have their plural forms [9.57]', () => {
  const forms = (word: (n: number) => string) => [1, 2, 5, 11, 21, 114].map(word)
  expect(forms(ru.doctors)).toEqual(['1 врач', '2 врача', '5 врачей', '11 врачей', '21 врач', '114 врачей'])
  expect(forms(ru.drugs)).toEqual(['1 лекарство', '2 лекарства', '5 лекарств', '11 лекарств', '21 лекарство', '114 лекарств'])
  expect(forms(ru.results)).toEqual(['1 результат', '2 результата', '5 результатов', '11 результатов', '21 результат', '114 результатов'])
  expect(forms(ru.reviews)).toEqual(['1 отзыв', '2 отзыва', '5 отзывов', '11 отзывов', '21 отзыв', '114 отзывов'])
  expect(forms(ru.positions)).toEqual(['1 позиция', '2 позиции', '5 позиций', '11 позиций', '21 позиция', '114 позиций'])
})

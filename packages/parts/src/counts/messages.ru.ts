import { plural } from '@vizit/rules/plural'

/** Numbers of things, each with the form of the word that goes with it [9.57]. */
export const ru = {
  doctors: (n: number) => plural('ru', n, { one: '# врач', few: '# врача', many: '# врачей' }),
  drugs: (n: number) => plural('ru', n, { one: '# лекарство', few: '# лекарства', many: '# лекарств' }),
  results: (n: number) => plural('ru', n, { one: '# результат', few: '# результата', many: '# результатов' }),
  reviews: (n: number) => plural('ru', n, { one: '# отзыв', few: '# отзыва', many: '# отзывов' }),
  positions: (n: number) => plural('ru', n, { one: '# позиция', few: '# позиции', many: '# позиций' })
}

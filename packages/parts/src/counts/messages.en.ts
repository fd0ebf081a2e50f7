import { plural } from '@vizit/rules/plural'
import type { ru } from './messages.ru.ts'

/** Numbers of things, each with the form of the word that goes with it [9.57]. */
export const en: typeof ru = {
  doctors: (n: number) => plural('en', n, { one: '# doctor', other: '# doctors' }),
  drugs: (n: number) => plural('en', n, { one: '# drug', other: '# drugs' }),
  results: (n: number) => plural('en', n, { one: '# result', other: '# results' }),
  reviews: (n: number) => plural('en', n, { one: '# review', other: '# reviews' }),
  positions: (n: number) => plural('en', n, { one: '# item', other: '# items' })
}

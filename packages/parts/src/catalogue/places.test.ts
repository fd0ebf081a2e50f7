import { expect, test } from 'vitest'
import { be } from './messages.be.ts'
import { en } from './messages.en.ts'
import { ru } from './messages.ru.ts'

test('how many times are free is told in words, and what is counted no further than a hundred as no less than that', () => {
  const said = (n: number) => [ru, be, en].map(words => words.places(n).replaceAll('\u00a0', ' '))
  expect(said(0)).toEqual(['мест нет', 'месцаў няма', 'nothing free'])
  expect(said(3)).toEqual(['3 места', '3 месцы', '3 free'])
  for (const many of [100, 117]) expect(said(many)).toEqual(['не меньше 100 мест', 'не менш за 100 месцаў', 'at least 100 free'])
})

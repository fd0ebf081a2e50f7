import { expect, test } from 'vitest'
import { groupBy } from './group-by.ts'

test('what has the same key stands together, in the order in which it came', () => {
  const groups = groupBy(['Минск', 'Брест', 'Мозырь', 'Борисов', 'Гродно'], name => name[0])
  expect([...groups]).toEqual([
    ['М', ['Минск', 'Мозырь']],
    ['Б', ['Брест', 'Борисов']],
    ['Г', ['Гродно']]
  ])
})

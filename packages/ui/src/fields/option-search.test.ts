import { expect, test } from 'vitest'
import { findOptions, typeAhead } from './option-search.ts'

const towns = ['Берёза', 'Брест', 'Бобруйск', 'Гомель', 'Минск'].map(label => ({ value: label, label }))

test('options are found by parts of words, ё equals е, letters in any case', () => {
  expect(findOptions(towns, 'бере').shown.map(town => town.label)).toEqual(['Берёза'])
  expect(findOptions(towns, '  ').shown).toHaveLength(5)
})

test('some options stand there only once they are found', () => {
  const places = [
    { value: '1', label: 'Каштан' },
    { value: 'gomel', label: 'Гомель', typedOnly: true as const }
  ]
  expect(findOptions(places, ' ').shown.map(one => one.label)).toEqual(['Каштан'])
  expect(findOptions(places, 'гом').shown.map(one => one.label)).toEqual(['Гомель'])
})

test('at most fifty options are shown and the rest is counted', () => {
  const many = Array.from({ length: 80 }, (_, at) => ({ value: String(at), label: `Врач ${at}` }))
  expect(findOptions(many, 'врач')).toMatchObject({ leftOut: 30 })
  expect(findOptions(many, 'врач').shown).toHaveLength(50)
})

test('typing a letter again walks through the options with this letter', () => {
  expect(typeAhead(towns, 'б', -1)).toBe(0)
  expect(typeAhead(towns, 'б', 0)).toBe(1)
  expect(typeAhead(towns, 'бб', 1)).toBe(2)
  expect(typeAhead(towns, 'го', 0)).toBe(3)
  expect(typeAhead(towns, 'я', 0)).toBe(-1)
})

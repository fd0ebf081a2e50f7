import { expect, test } from 'vitest'
import { lastNameFor } from './last-name.ts'

test('a son and a daughter have the last name of the family in their own form; a name of one form stays', () => {
  const family = ['Савицкая', 'Орлова', 'Киселёва', 'Ковалевская', 'Мороз', 'Калина', 'Живаго']
  expect(family.map(name => lastNameFor('MALE', name))).toEqual([
    'Савицкий',
    'Орлов',
    'Киселёв',
    'Ковалевский',
    'Мороз',
    'Калина',
    'Живаго'
  ])
  expect(family.map(name => lastNameFor('FEMALE', name))).toEqual(family)
  expect(['Савицкий', 'Орлов', 'Соловьев', 'Лев'].map(name => lastNameFor('FEMALE', name))).toEqual([
    'Савицкая',
    'Орлова',
    'Соловьева',
    'Лев'
  ])
})

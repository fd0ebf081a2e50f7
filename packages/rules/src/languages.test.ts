import { expect, test } from 'vitest'
import { firstOfOurs } from './languages.ts'

test('the first language of the device that the app speaks is taken, and Russian where it speaks none', () => {
  expect(firstOfOurs(['be-BY', 'ru'])).toBe('be')
  expect(firstOfOurs(['pl', 'EN-gb', 'ru'])).toBe('en')
  expect(firstOfOurs(['pl', 'de-DE'])).toBe('ru')
  expect(firstOfOurs([])).toBe('ru')
})

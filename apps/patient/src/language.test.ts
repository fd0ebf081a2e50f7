import { expect, test } from 'vitest'
import { deviceLanguage } from './language.ts'

test('the first language of the device that the app speaks is taken, and Russian where it speaks none [1.47]', () => {
  expect(deviceLanguage(['be-BY', 'ru'])).toBe('be')
  expect(deviceLanguage(['pl', 'EN-gb', 'ru'])).toBe('en')
  expect(deviceLanguage(['pl', 'de-DE'])).toBe('ru')
  expect(deviceLanguage([])).toBe('ru')
})

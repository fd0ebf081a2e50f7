import { expect, test } from 'vitest'
import { unbrokenAddress } from './spoken-services.ts'

test('the kind of a street stays whole and with its name, and a house with its street, wherever the line ends; a name of two words may be parted', () => {
  expect(unbrokenAddress('Минск, пр-т Мира, 27')).toBe('Минск, пр\u2011т\u00a0Мира,\u00a027')
  expect(unbrokenAddress('пр-т Мира, 27')).toBe('пр\u2011т\u00a0Мира,\u00a027')
  expect(unbrokenAddress('Гродно, б-р Ленинского Комсомола, 4')).toBe('Гродно, б\u2011р\u00a0Ленинского Комсомола,\u00a04')
  expect(unbrokenAddress('Минск, ул. Янки Купалы, 1')).toBe('Минск, ул.\u00a0Янки Купалы,\u00a01')
  expect(unbrokenAddress('Ново-Полоцк, ул. Садовая, 3')).toBe('Ново-Полоцк, ул.\u00a0Садовая,\u00a03')
})

import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { cardMask, showCard } from './card-mask.ts'

test.each([
  ['1234567890123456', '1234 5678 9012 3456'],
  ['1234-5678-9012-3456', '1234 5678 9012 3456'],
  ['12345', '1234 5'],
  ['1234', '1234'],
  ['12345678901234567', '1234 5678 9012 3456'],
  ['карта', '']
])('a typed or pasted %s stands in groups: %s [5.52]', (text, shown) => expect(maskitoTransform(text, cardMask)).toBe(shown))

test('a kept number is shown in the same groups', () => {
  expect(showCard('1234567890123456')).toBe('1234 5678 9012 3456')
})

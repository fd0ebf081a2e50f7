import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { tidyTime, timeMask } from './time-mask.ts'

test.each([
  ['0930', '09:30'],
  ['9:30', '09:30'],
  ['9.30', '09:30'],
  ['09:30:00', '09:30'],
  ['2475', '24:75'],
  ['12:3', '12:3']
])('a typed or pasted %s is shown as %s [5.22]', (text, time) => expect(maskitoTransform(text, timeMask)).toBe(time))

test('an unfinished text is no time', () => {
  expect([tidyTime('9:3'), tidyTime(''), tidyTime('9')]).toEqual([undefined, undefined, undefined])
})

import { maskitoTransform } from '@maskito/core'
import { expect, test } from 'vitest'
import { dateMask, tidyDate } from './date-mask.ts'

test.each([
  ['1968-04-12', '12.04.1968'],
  ['12.4.1968', '12.04.1968'],
  ['1/2/2003', '01.02.2003'],
  ['12 04 1968', '12.04.1968']
])('a pasted date %s is taken as %s', (text, date) => {
  expect(tidyDate(text)).toBe(date)
  expect(maskitoTransform(text, dateMask)).toBe(date)
})

test('digits take the mask dd.mm.yyyy [5.16]', () => {
  expect(maskitoTransform('12041968', dateMask)).toBe('12.04.1968')
  expect(maskitoTransform('1204', dateMask)).toBe('12.04')
  expect(maskitoTransform('12.04.1968xyz9', dateMask)).toBe('12.04.1968')
})

test('an unfinished text is no date', () => {
  expect(tidyDate('12.04.')).toBeUndefined()
  expect(tidyDate('')).toBeUndefined()
})

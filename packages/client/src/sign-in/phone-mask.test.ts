import { maskitoTransform } from '@maskito/core'
import { showPhone } from '@vizit/rules/phone'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tidyPhone } from './phone-mask.ts'
import { phoneMask } from './phone-mask-options.ts'

test.each([
  '80 29 614-20-80',
  '80296142080',
  '8029 614 20 80',
  '+375 29 614-20-80',
  '+375 (29) 614-20-80',
  '375296142080',
  '00375296142080',
  '0296142080',
  '296142080',
  '+375 (375296142080'
])('%s is the number +375 (29) 614-20-80 [5.11]', text => {
  expect(tidyPhone(text)).toBe('+375 (29) 614-20-80')
})

test.each([
  ['', '+375 ('],
  ['2', '+375 (2'],
  ['29', '+375 (29'],
  ['296', '+375 (29) 6'],
  ['296142', '+375 (29) 614-2'],
  ['2961420', '+375 (29) 614-20'],
  ['29614208099', '+375 (29) 614-20-80']
])('an unfinished number %j is masked as far as it goes: %s', (text, masked) => {
  expect(tidyPhone(text)).toBe(masked)
})

test('every number is masked as +375 (00) 000-00-00, and a masked number stays as it is [5.11]', () => {
  const number = fc.tuple(fc.constantFrom('25', '29', '33', '44'), fc.stringMatching(/^\d{7}$/)).map(parts => parts.join(''))
  fc.assert(
    fc.property(number, digits => {
      const masked = tidyPhone(digits)
      expect(masked).toMatch(/^\+375 \(\d{2}\) \d{3}-\d{2}-\d{2}$/)
      expect(masked).toBe(showPhone(`375${digits}`))
      expect(tidyPhone(masked)).toBe(masked)
      expect(maskitoTransform(masked, phoneMask)).toBe(masked)
    })
  )
})

test.each(['+447700900123', '+44 7700 900123', '+7 (495) 123-45-67', '+48 512 345 678', '0044 7700 900123', '+1 202 555 0147'])(
  '%s of another country stays as it is, and becomes nobody’s number here',
  text => {
    expect(tidyPhone(text)).toBe(text)
    expect(maskitoTransform(text, phoneMask)).toBe(text)
  }
)

test('a number filled in by the browser takes the shape of the mask', () => {
  expect(maskitoTransform('80296142080', phoneMask)).toBe('+375 (29) 614-20-80')
  expect(maskitoTransform('+375296142080', phoneMask)).toBe('+375 (29) 614-20-80')
})

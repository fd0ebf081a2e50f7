import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caretIn, dateMask, type Mask, phoneMask } from './mask.ts'

/** Types the keys one by one at the end; '<' is Backspace. */
function type(mask: Mask, keys: string): string {
  let shown = ''
  for (const key of keys) shown = mask(key === '<' ? shown.slice(0, -1) : shown + key, shown)
  return shown
}

test('a phone is shaped while it is typed, however it is begun [5.11]', () => {
  for (const keys of ['291234567', '+375291234567', '80291234567', '29a1234567', '29123499<<567'])
    expect(type(phoneMask, keys)).toBe('+375 (29) 123-45-67')
  expect(type(phoneMask, '29<<')).toBe('')
  expect(phoneMask('+37 (29) 123-45-67', '+375 (29) 123-45-67')).toBe('+375 (29) 123-45-67')
})

test('a date is shaped while it is typed, and a whole one of another form is taken over [5.16]', () => {
  for (const keys of ['07031985', '7.3.1985', '07.03.1985', '0703<31985']) expect(type(dateMask, keys)).toBe('07.03.1985')
  expect(dateMask('1985-03-07', '')).toBe('07.03.1985')
})

test('the caret stays before the digits that stood after it', () => {
  expect(caretIn('+375 (29) 123-45-67', '+375 (29) 123-45-67', 19)).toBe(19)
  expect(caretIn('+375 (25) 912-34-56', '+375 (259) 123-45-6', 8)).toBe(8)
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,9}$/), fc.nat(9), (digits, at) => {
      const shown = phoneMask(digits, '')
      const after = digits.slice(Math.min(at, digits.length))
      expect(shown.slice(caretIn(shown, digits, Math.min(at, digits.length))).replace(/\D/g, '')).toHaveLength(
        Math.min(after.length, shown.replace(/\D/g, '').length)
      )
    })
  )
})

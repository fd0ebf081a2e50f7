import { expect, test } from 'vitest'
import { inShadow } from './in-shadow.ts'

test('the widget is measured in letters of its own and answers to its own width', () => {
  expect(inShadow('a{font:640 1.0625rem/1.5rem x;margin:-.5rem}')).toBe(
    'a{font:640 calc(var(--vizit-rem)*1.0625)/calc(var(--vizit-rem)*1.5) x;margin:calc(var(--vizit-rem)*-.5)}'
  )
  expect(inShadow('@media (width>=768px){a{b:c}}')).toBe('@container vizit-card (width>=768px){a{b:c}}')
  expect(inShadow('@media (min-width: 768px) and (max-width: 1099px) {a{b:c}}')).toBe(
    '@container vizit-card (min-width: 768px) and (max-width: 1099px) {a{b:c}}'
  )
  expect(inShadow('@media (prefers-color-scheme:dark){a{b:c}}')).toBe('@media (prefers-color-scheme:dark){a{b:c}}')
})

import { expect, test } from 'vitest'
import { inShadow } from './in-shadow.ts'

test('the widget is measured in letters of its own, and is never as wide as a wide window', () => {
  expect(inShadow('a{font:640 1.0625rem/1.5rem x;margin:-.5rem}')).toBe(
    'a{font:640 calc(var(--vizit-rem)*1.0625)/calc(var(--vizit-rem)*1.5) x;margin:calc(var(--vizit-rem)*-.5)}'
  )
  expect(inShadow('a{b:c}@media (width>=768px){a{b:d}e{f:g}}h{i:j}@media (min-width: 1100px){k{l:m}}')).toBe('a{b:c}h{i:j}')
  expect(inShadow('@media (width<=359px){a{b:c}}')).toBe('@container vizit-card (width<=359px){a{b:c}}')
  expect(inShadow('@media (prefers-color-scheme:dark){a{b:c}}')).toBe('@media (prefers-color-scheme:dark){a{b:c}}')
  expect(inShadow('@media (min-width: 360px){a{b:c}}')).toBe('@container vizit-card (min-width: 360px){a{b:c}}')
})

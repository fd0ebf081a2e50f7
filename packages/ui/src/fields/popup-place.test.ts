import { expect, test } from 'vitest'
import { popupPlace } from './popup-place.ts'

test('a list opens upwards when under 220 px are left below and there is more above [9.31]', () => {
  const field = (bottom: number) => ({ top: bottom - 48, bottom })
  expect(popupPlace(field(800 - 16 - 220), 800)).toEqual({ opens: 'down', height: 220 })
  expect(popupPlace(field(800 - 16 - 219), 800)).toEqual({ opens: 'up', height: 420 })
  expect(popupPlace(field(100), 800)).toEqual({ opens: 'down', height: 420 })
  // a low window: there is less room above than below
  expect(popupPlace(field(120), 260)).toEqual({ opens: 'down', height: 124 })
})

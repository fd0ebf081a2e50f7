import { expect, test } from 'vitest'
import { shiftUp } from './clear-place.ts'

const box = (top: number, bottom: number, left = 12, right = 378) => ({ top, bottom, left, right })
const toast = box(760, 812)

test('a message stays where nothing to press is under it, and goes up past all that is', () => {
  expect(shiftUp(toast, [], 0)).toBe(0)
  expect(shiftUp(toast, [box(100, 144), box(830, 844)], 0)).toBe(0)
  expect(shiftUp(toast, [box(780, 824)], 0)).toBe(812 - 772)
  // The next one is as near as the message is high.
  expect(shiftUp(toast, [box(780, 824), box(700, 744)], 0)).toBe(812 - 692)
  expect(shiftUp(toast, [box(780, 824), box(700, 744, 380, 400)], 0)).toBe(812 - 772)
})

test('where something to press stands everywhere a message stays below', () => {
  const everywhere = Array.from({ length: 16 }, (_, nr) => box(nr * 52, nr * 52 + 44))
  expect(shiftUp(toast, everywhere, 12)).toBe(0)
})

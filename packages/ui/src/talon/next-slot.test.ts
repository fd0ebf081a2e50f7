import { expect, test } from 'vitest'
import { nextSlot } from './next-slot.ts'

/** Two rows of three, and a short third row under the middle column. */
const places = [
  [0, 0],
  [1, 0],
  [2, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [1, 2]
] as const
const slots = places.map(([column, row]) => ({
  name: `${column}${row}`,
  getBoundingClientRect: () => ({ left: column * 80, right: column * 80 + 70, top: row * 56, bottom: row * 56 + 48 })
}))
const named = (name: string) => slots.find(one => one.name === name)!
const from = (name: string, key: string) => nextSlot(slots, named(name), key)?.name

test('left and right go through all times in their order, Home and End to the ends, and stop there', () => {
  expect([from('20', 'ArrowRight'), from('01', 'ArrowLeft'), from('11', 'Home'), from('11', 'End')]).toEqual(['01', '20', '00', '12'])
  expect([from('12', 'ArrowRight'), from('00', 'ArrowLeft')]).toEqual([undefined, undefined])
})

test('up and down go to the nearest of the next row', () => {
  expect([from('20', 'ArrowDown'), from('01', 'ArrowDown'), from('12', 'ArrowUp')]).toEqual(['21', '12', '11'])
  expect([from('12', 'ArrowDown'), from('10', 'ArrowUp'), from('10', 'a')]).toEqual([undefined, undefined, undefined])
})

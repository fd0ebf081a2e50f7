import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_TIMES, movedBy, WHOLE, zoomedAround } from './zoom.ts'

const BOX = { width: 300, height: 400 }

test('what lies under the fingers stays under them', () => {
  expect(zoomedAround(WHOLE, { x: 60, y: -40 }, 2, BOX)).toEqual({ times: 2, x: -60, y: 40 })
})

test('a picture grows to five times at most, and is never smaller than whole', () => {
  expect(zoomedAround(WHOLE, { x: 0, y: 0 }, 100, BOX).times).toBe(MOST_TIMES)
  expect(zoomedAround({ times: 3, x: 50, y: 50 }, { x: 10, y: 10 }, 0.01, BOX)).toEqual(WHOLE)
})

test('however it is moved and zoomed, its edges do not come inside', () => {
  const step = fc.record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    factor: fc.double({ min: 0.2, max: 5, noNaN: true })
  })
  fc.assert(
    fc.property(fc.array(step), steps => {
      const end = steps.reduce((zoom, { x, y, factor }) => movedBy(zoomedAround(zoom, { x, y }, factor, BOX), { x, y }, BOX), WHOLE)
      expect(Math.abs(end.x)).toBeLessThanOrEqual((BOX.width * (end.times - 1)) / 2)
      expect(Math.abs(end.y)).toBeLessThanOrEqual((BOX.height * (end.times - 1)) / 2)
    })
  )
})

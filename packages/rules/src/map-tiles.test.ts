import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BELARUS, MAP_ZOOMS, showsBelarus, squaresTo } from './map-tiles.ts'

const inBelarus = fc.record({
  latitude: fc.double({ min: BELARUS.south, max: BELARUS.north, noNaN: true }),
  longitude: fc.double({ min: BELARUS.west, max: BELARUS.east, noNaN: true })
})
const zoom = fc.integer({ min: MAP_ZOOMS.least, max: MAP_ZOOMS.most })
const squareOf = (place: { latitude: number; longitude: number }, z: number) => {
  const { x, y } = squaresTo(place, z)
  return { z, x: Math.floor(x), y: Math.floor(y) }
}

test('the square of any place in Belarus shows Belarus, and so do those around it', () => {
  fc.assert(
    fc.property(inBelarus, zoom, fc.integer({ min: -1, max: 1 }), fc.integer({ min: -1, max: 1 }), (place, z, right, down) => {
      const { x, y } = squareOf(place, z)
      expect(showsBelarus({ z, x: x + right, y: y + down })).toBe(true)
    })
  )
})

test('the square of Minsk is the one that every map of the web has for it', () => {
  expect(squareOf({ latitude: 53.9, longitude: 27.5667 }, 10)).toEqual({ z: 10, x: 590, y: 329 })
})

test('squares of other countries, of other zooms, and what is no whole number do not', () => {
  const paris = { latitude: 48.85, longitude: 2.35 }
  const moscow = { latitude: 55.75, longitude: 37.62 }
  for (const place of [paris, moscow]) expect(showsBelarus(squareOf(place, 9))).toBe(false)
  const minsk = { latitude: 53.9, longitude: 27.5667 }
  for (const z of [MAP_ZOOMS.least - 1, MAP_ZOOMS.most + 1]) expect(showsBelarus(squareOf(minsk, z))).toBe(false)
  const { x, y } = squareOf(minsk, 9)
  for (const wrong of [x + 0.5, Number.NaN, Infinity, -x]) {
    expect(showsBelarus({ z: 9, x: wrong, y })).toBe(false)
    expect(showsBelarus({ z: 9, x, y: wrong })).toBe(false)
  }
})

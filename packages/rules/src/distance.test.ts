import fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, type Position } from './distance.ts'

const minsk: Position = { latitude: 53.9, longitude: 27.5667 }
const brest: Position = { latitude: 52.0976, longitude: 23.7341 }
const place = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true })
})

test('Minsk and Brest are some 326 km apart', () => {
  expect(distanceKm(minsk, brest)).toBeGreaterThan(324)
  expect(distanceKm(minsk, brest)).toBeLessThan(329)
  expect(distanceKm(minsk, minsk)).toBe(0)
})

test('a degree of latitude is some 111 km, half the equator some 20 015', () => {
  expect(distanceKm({ latitude: 53, longitude: 27 }, { latitude: 54, longitude: 27 })).toBeCloseTo(111.195, 2)
  expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015.1, 0)
})

test('a distance agrees with the angle between two directions in space', () => {
  const direction = ({ latitude, longitude }: Position) => {
    const [a, b] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180]
    return [Math.cos(a) * Math.cos(b), Math.cos(a) * Math.sin(b), Math.sin(a)] as const
  }
  fc.assert(
    fc.property(place, place, (from, to) => {
      const [a, b] = [direction(from), direction(to)]
      // The cross product is sound near zero, the dot product far from it: together they are sound everywhere.
      const cross = Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
      const slow = 6371.0088 * Math.atan2(cross, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])
      expect(Math.abs(distanceKm(from, to) - slow)).toBeLessThan(0.01)
    })
  )
})

test('a distance is the same both ways, and a way round is never shorter', () => {
  fc.assert(
    fc.property(place, place, place, (a, b, c) => {
      expect(Math.abs(distanceKm(a, b) - distanceKm(b, a))).toBeLessThan(1e-6)
      expect(distanceKm(a, c)).toBeLessThanOrEqual(distanceKm(a, b) + distanceKm(b, c) + 0.01)
    })
  )
})

// Squares of a map: which there are, and which of them show Belarus.
import type { Position } from './distance.ts'

/** [2.182] */
export const MAP_LAYERS = ['standard', 'satellite', 'hybrid'] as const
export type MapLayer = (typeof MAP_LAYERS)[number]

/** From the whole country to the entrances of a house. */
export const MAP_ZOOMS = { least: 5, most: 18 } as const
/** The country, in degrees, with a little around it. */
export const BELARUS = { west: 23.1, south: 51.2, east: 32.8, north: 56.2 } as const

/** Square `x`, `y` of the map of the world in 2^z by 2^z squares, from the north-west. */
export type Tile = { z: number; x: number; y: number }

/** Where a place lies on the map of the world, in squares. */
export function squaresTo({ latitude, longitude }: Position, z: number): { x: number; y: number } {
  const size = 2 ** z
  const angle = (latitude * Math.PI) / 180
  return { x: ((longitude + 180) / 360) * size, y: ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * size }
}

/** Whether a square lies over Belarus or right beside it, as the edge of a screen shows it. Whatever is no square does not. */
export function showsBelarus({ z, x, y }: Tile): boolean {
  if (![z, x, y].every(Number.isInteger) || z < MAP_ZOOMS.least || z > MAP_ZOOMS.most) return false
  const first = squaresTo({ latitude: BELARUS.north, longitude: BELARUS.west }, z)
  const last = squaresTo({ latitude: BELARUS.south, longitude: BELARUS.east }, z)
  return x >= Math.floor(first.x) - 1 && x <= Math.floor(last.x) + 1 && y >= Math.floor(first.y) - 1 && y <= Math.floor(last.y) + 1
}

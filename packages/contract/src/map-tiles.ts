import { MAP_LAYERS, type MapLayer } from '@vizit/rules/map-tiles'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { formedText } from './fields.ts'

/** One spelling a number: a square has one address. */
const whole = z.pipe(formedText(/^(0|[1-9]\d{0,5})$/), z.transform(Number))

/** Pictures that a square of the map may be. */
export type TileMedia = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/svg+xml'

/** [2.182] One square of the map. NOT_FOUND: it does not show Belarus, or the layer is not offered here. */
export const mapTile = endpoint({
  method: 'GET',
  path: '/api/v2/public/tiles/:layer/:z/:x/:y',
  summary: 'A square of the map of Belarus: PNG, JPEG, WebP or SVG.',
  access: 'anyone',
  input: z.object({ layer: z.enum(MAP_LAYERS), z: whole, x: whole, y: whole }),
  reply: z.unknown(),
  refusals: ['NOT_FOUND'],
  media: 'image/*'
})

/** The address of the squares of a layer, with {z}, {x} and {y}. */
export function tileAddress(layer: MapLayer): string {
  return `/api/v2/public/tiles/${layer}/{z}/{x}/{y}`
}

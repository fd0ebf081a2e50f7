// Where the squares of the map come from.
import { MAP_LAYERS, type MapLayer } from '@vizit/rules/map-tiles'
import { isWebAddress } from './setting-forms.ts'

/** `url` with {z}, {x}, {y}; null: the server draws the layer itself. `credit`: whose the map is, as it must stand on it. */
export type TileLayer = { url: string | null; credit: string }
/** A layer that is missing is not offered. */
export type TileLayers = Partial<Record<MapLayer, TileLayer>>

const OWN_CREDIT = 'Natural Earth, GeoNames'
const PLACES = ['{z}', '{x}', '{y}']

/** Schemes in the colours of a satellite stand in for one while the product is made; whoever uses it would take them for real: not in production. */
export function readTiles(env: Record<string, string | undefined>, production: boolean, problems: string[]): { tiles: TileLayers } {
  const tiles: TileLayers = {}
  for (const layer of MAP_LAYERS) {
    const name = `TILES_${layer.toUpperCase()}`
    const [url, credit] = [env[name], env[`${name}_CREDIT`]]
    if (url !== undefined) {
      if (!isTemplate(url))
        problems.push(`${name} must be an address with {z}, {x} and {y} in its path, such as https://tiles.example/{z}/{x}/{y}.png.`)
      if (!credit) problems.push(`${name}_CREDIT must say whose the map is, such as © OpenStreetMap contributors: it stands on the map.`)
      tiles[layer] = { url, credit: credit ?? '' }
    } else if (layer === 'standard' || !production) tiles[layer] = { url: null, credit: OWN_CREDIT }
  }
  return { tiles }
}

/** The host is always the same: nothing of what is asked for stands in it. */
function isTemplate(url: string): boolean {
  const host = /^https?:\/\/([^/?#]*)/i.exec(url)?.[1]
  return isWebAddress(url) && !!host && !/[{}]/.test(host) && PLACES.every(place => url.split(place).length === 2)
}

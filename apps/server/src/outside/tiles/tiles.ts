// The port to vendors of maps. A vendor sees the server alone: no cookie, no referrer, no address of a person.
import type { TileMedia } from '@vizit/contract/map-tiles'
import type { MapLayer, Tile } from '@vizit/rules/map-tiles'

export type TilePicture = { bytes: Uint8Array; media: TileMedia }

export type TileSource = {
  /** The picture of a square; undefined: there is none to be had now. Never throws. */
  tile(layer: MapLayer, at: Tile): Promise<TilePicture | undefined>
  stop(): void
}

const startsWith = (bytes: Uint8Array, text: string, from = 0) =>
  Buffer.from(bytes.subarray(from, from + text.length)).toString('latin1') === text

/** What picture the bytes are, whatever somebody calls them; undefined: none. */
export function mediaOf(bytes: Uint8Array): TileMedia | undefined {
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(bytes, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'image/webp'
  return undefined
}

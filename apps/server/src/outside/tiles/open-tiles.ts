import { createHash } from 'node:crypto'
import { BELARUS, MAP_ZOOMS, type MapLayer, squaresTo, type Tile } from '@vizit/rules/map-tiles'
import type { Config } from '../../config.ts'
import { failureOf, type Log } from '../../log.ts'
import { makeBreaker } from '../breaker.ts'
import { fetchTile, NoTile } from './fetch-tile.ts'
import { keptTiles } from './kept-tiles.ts'
import type { TilePicture, TileSource } from './tiles.ts'

type TilesDeps = { config: Pick<Config, 'tiles' | 'dataDir' | 'version'>; log: Log; clock: () => Date }
/** `ownMillis`: a picture younger than this is shown without asking. `atOnce`: questions to vendors that are under way. */
type Limits = { files: number; bytes: number; ownMillis: number; millis: number; atOnce: number; probeEveryMillis: number }

export const TILE_LIMITS: Limits = {
  files: 20_000,
  bytes: 400 * 1024 * 1024,
  ownMillis: 7 * 86_400_000,
  millis: 4_000,
  atOnce: 32,
  probeEveryMillis: 30_000
}

/**
 * Squares of the vendors that the configuration names. One is asked for the same square once at a time, and rests after five failures in a row; what it
 * gave before is shown meanwhile.
 */
export function openTiles({ config, log, clock }: TilesDeps, given: Partial<Limits> = {}): TileSource {
  const limits = { ...TILE_LIMITS, ...given }
  const kept = keptTiles(`${config.dataDir}/tiles`, limits)
  const how = { userAgent: `Vizit/${config.version}`, millis: limits.millis }
  const running = new Map<string, Promise<TilePicture | undefined>>()
  const breakers = new Map<MapLayer, ReturnType<typeof makeBreaker>>()
  for (const [layer, { url }] of Object.entries(config.tiles) as [MapLayer, { url: string | null }][]) {
    if (url === null) continue
    const probe = () => fetchTile(url, WHOLE, how).then(() => true, isThere)
    breakers.set(layer, makeBreaker({ probe, probeEveryMillis: limits.probeEveryMillis }))
  }

  async function ask(url: string, layer: MapLayer, at: Tile, name: string): Promise<TilePicture | undefined> {
    const breaker = breakers.get(layer)
    if (breaker?.state() === 'unreachable' || running.size >= limits.atOnce) return undefined
    try {
      const picture = await fetchTile(url, at, how)
      breaker?.succeeded()
      await kept.keep(name, picture.bytes, clock().getTime()).catch(error => log.warn('a square of the map was not kept', failureOf(error)))
      return picture
    } catch (error) {
      if (!isThere(error)) breaker?.failed()
      return undefined
    }
  }

  return {
    async tile(layer, at) {
      const url = config.tiles[layer]?.url
      if (!url) return undefined
      const name = createHash('sha256').update(`${url} ${at.z}/${at.x}/${at.y}`).digest('hex')
      const found = await kept.find(name)
      if (found && clock().getTime() - found.at < limits.ownMillis) return found
      const asked = running.get(name) ?? ask(url, layer, at, name).finally(() => running.delete(name))
      running.set(name, asked)
      return (await asked) ?? found
    },
    stop() {
      for (const breaker of breakers.values()) breaker.stop()
    }
  }
}

/** A vendor that has no such square is there all the same. */
function isThere(error: unknown): boolean {
  return error instanceof NoTile && !error.isDown
}

/** The square that a vendor is probed with: somewhere in the middle of the country. */
const MIDDLE = squaresTo({ latitude: (BELARUS.south + BELARUS.north) / 2, longitude: (BELARUS.west + BELARUS.east) / 2 }, MAP_ZOOMS.least)
const WHOLE: Tile = { z: MAP_ZOOMS.least, x: Math.floor(MIDDLE.x), y: Math.floor(MIDDLE.y) }

import type { Received } from '@vizit/contract/endpoint'
import type { mapTile } from '@vizit/contract/map-tiles'
import { refuse } from '@vizit/contract/refusal'
import { showsBelarus } from '@vizit/rules/map-tiles'
import type { Ctx } from '../deps.ts'
import { type Bytes, picture } from '../http/route.ts'
import { drawTile } from './draw-tile.ts'

const DAY_SECONDS = 86_400
/** So soon a browser asks again for what its vendor could not give. */
const MINUTE_SECONDS = 60

/** [2.182] A square of its vendor, or one that we draw: without a vendor, and while it is away. */
export async function serveTile(ctx: Ctx, { layer, ...at }: Received<typeof mapTile>): Promise<Bytes> {
  const offered = ctx.config.tiles[layer]
  if (!offered || !showsBelarus(at)) return refuse('NOT_FOUND')
  const found = await ctx.tiles.tile(layer, at)
  if (found) return picture(found.bytes, found.media, DAY_SECONDS)
  return picture(Buffer.from(drawTile(layer, at)), 'image/svg+xml', offered.url === null ? DAY_SECONDS : MINUTE_SECONDS)
}

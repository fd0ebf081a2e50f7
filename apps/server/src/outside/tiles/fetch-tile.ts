import type { Tile } from '@vizit/rules/map-tiles'
import { mediaOf, type TilePicture } from './tiles.ts'

/** Pictures of 256 by 256 pixels are some tens of kilobytes. */
export const TILE_MOST_BYTES = 512 * 1024

/** The vendor did not give a picture. `isDown`: it may not give any; otherwise it has none of this square. */
export class NoTile extends Error {
  override name = 'NoTile'
  readonly isDown: boolean
  constructor(code: string, isDown: boolean) {
    super(`no tile: ${code}`)
    this.isDown = isDown
  }
}

/** Asks a vendor once. What does not come in time, comes from elsewhere, is too large or is no picture is refused. @throws NoTile */
export async function fetchTile(
  template: string,
  { z, x, y }: Tile,
  { userAgent, millis }: { userAgent: string; millis: number }
): Promise<TilePicture> {
  const url = template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
  try {
    const response = await fetch(url, {
      headers: { accept: 'image/png,image/jpeg,image/webp', 'user-agent': userAgent },
      redirect: 'manual',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(millis)
    })
    const said = response.headers.get('content-type')?.split(';')[0]?.trim()
    if (response.status !== 200 || !said || !/^image\/(png|jpeg|webp)$/.test(said)) {
      await response.body?.cancel()
      throw new NoTile(String(response.status), response.status !== 404 && response.status !== 204)
    }
    const bytes = await readWhole(response)
    const media = mediaOf(bytes)
    if (!media) throw new NoTile('no picture', true)
    return { bytes, media }
  } catch (error) {
    if (error instanceof NoTile) throw error
    throw new NoTile(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable', true)
  }
}

/** Stops reading where an answer is larger than a square can be. */
async function readWhole(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > TILE_MOST_BYTES) throw new NoTile('too large', true)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

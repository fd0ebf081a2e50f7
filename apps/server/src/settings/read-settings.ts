import type { Reply } from '@vizit/contract/endpoint'
import { getSettings } from '@vizit/contract/settings'
import { A_CODE_IDLE_MS } from '@vizit/rules/a-code'
import { MAP_LAYERS } from '@vizit/rules/map-tiles'
import { PDF_MEMORY_MB } from '@vizit/rules/pdf-memory'
import * as z from 'zod/mini'
import type { Ctx } from '../deps.ts'
import { findSettings } from './settings.sql.ts'

type Flags = Reply<typeof getSettings>['flags']

const FLAGS = getSettings.reply.shape.flags
/** [7.103] [9.48] Seconds [R37]. */
const FETCH_INTERVAL_SECONDS = 43_200
/** [3.110] [3.111] Milliseconds and megabytes. */
export const DEFAULT_FLAGS: Flags = {
  online_booking_enabled: false,
  apiForTestsBumba: true,
  acodeExpirationTime: A_CODE_IDLE_MS,
  memoryStoragePdf: PDF_MEMORY_MB
}

/** Brand, versions and remote flags. A flag of the wrong form in the store counts as not set: a slip there must not close every screen. */
export async function readSettings(ctx: Ctx): Promise<Reply<typeof getSettings>> {
  const { brand, version, oldestVersion, testPhones, tiles, seed } = ctx.config
  const flags: Flags = { ...DEFAULT_FLAGS }
  const set = await findSettings(ctx.store)
  for (const { key, value } of set) {
    const read = z.safeParse(FLAGS, { ...flags, [key]: value })
    if (read.success) Object.assign(flags, read.data)
  }
  // As the database judges it for each booking.
  const isClosed = set.some(({ key, value }) => key === 'online_booking_enabled' && value === false)
  const onlineBooking = isClosed ? 'closed' : 'open'
  const mapLayers = MAP_LAYERS.flatMap(layer => (tiles[layer] ? [{ layer, credit: tiles[layer].credit }] : []))
  return {
    fetchIntervalSeconds: FETCH_INTERVAL_SECONDS,
    brand,
    version,
    oldestVersion,
    testPhones,
    demoResults: seed === 'demo',
    onlineBooking,
    mapLayers,
    flags
  }
}

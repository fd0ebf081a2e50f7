// The key of what a face keeps for a start without a connection: made on this device for one session, never to be read out, and gone with the cache (0086).
import { del, get, update } from 'idb-keyval'
import { store } from './browser-entries.ts'
import type { CacheKey } from './seal.ts'

const NAME = 'device-key'
/** That of what waits to be sent: it outlives a new version. */
export const UNSENT_KEY = 'unsent-key'

type Kept = { key: CacheKey; of: string }

/** That of this session; undefined where there is none, or the browser refuses. */
export async function knownDeviceKey(of: string, name = NAME): Promise<CacheKey | undefined> {
  const kept = await get<Kept>(name, store).catch(() => undefined)
  return kept?.of === of ? kept.key : undefined
}

/** The same, made where there is none yet: what another session has sealed cannot be opened any more. */
export async function deviceKey(of: string, name = NAME): Promise<CacheKey | undefined> {
  const known = await knownDeviceKey(of, name)
  if (known) return known
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may come at once: the first one's stays.
  await update<Kept>(name, other => (other?.of === of ? other : { key, of }), store).catch(() => undefined)
  return knownDeviceKey(of, name)
}

/** What was sealed with it cannot be opened any more, by anybody. */
export function dropDeviceKey(name = NAME): Promise<void> {
  return del(name, store).catch(() => undefined)
}

// The key of what a face keeps for a start without a connection: made on this device, never to be read out, and gone with the cache (0086).
import { del, get, update } from 'idb-keyval'
import { store } from './browser-entries.ts'
import type { CacheKey } from './seal.ts'

const NAME = 'device-key'

/** Undefined where there is none, or the browser refuses. */
export function knownDeviceKey(): Promise<CacheKey | undefined> {
  return get<CacheKey>(NAME, store).catch(() => undefined)
}

/** The same, made where there is none yet. */
export async function deviceKey(): Promise<CacheKey | undefined> {
  const known = await knownDeviceKey()
  if (known) return known
  const made = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  // Two tabs may come at once: the first one's stays.
  await update<CacheKey>(NAME, other => other ?? made, store).catch(() => undefined)
  return knownDeviceKey()
}

/** What was sealed with it cannot be opened any more, by anybody. */
export function dropDeviceKey(): Promise<void> {
  return del(NAME, store).catch(() => undefined)
}

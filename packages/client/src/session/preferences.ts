// What this browser remembers of how a person likes things [3.105]: one record for all features.
import { usableStorage } from './session-store.ts'

/** [3.105] */
const PREFERENCES_KEY = 'preferences'

let kept: Storage | undefined

/** Tried once: a try is a write, and would be in the way of each touch. */
function storage(): Storage {
  kept ??= usableStorage(() => localStorage)
  return kept
}

export function readPreferences(): Record<string, unknown> {
  try {
    const read: unknown = JSON.parse(storage().getItem(PREFERENCES_KEY) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {}
  } catch {
    // A text that somebody else wrote there is no preference.
    return {}
  }
}

export function keepPreference(name: string, value: unknown): void {
  storage().setItem(PREFERENCES_KEY, JSON.stringify({ ...readPreferences(), [name]: value }))
}

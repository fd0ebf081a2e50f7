import { KeychainAccess, SecureStorage as Keystore } from '@aparajita/capacitor-secure-storage'
import type { SecureStorage } from '@vizit/client/platform/port'
import { ANONYMOUS_ID_KEY, DEVICE_ID_KEY, PHONE_KEY, SESSION_KEY } from '@vizit/client/session/session-store'

/** Who opens these is the person: device and token are the bearer [7.06]. They lie in the Keychain, or under a key of the Android Keystore. */
const SECRET: readonly string[] = [DEVICE_ID_KEY, ANONYMOUS_ID_KEY, PHONE_KEY, SESSION_KEY]
/** The Keychain outlives the app: what a former installation left there is not of this one. */
const INSTALLED = 'vizit.installed'

const kept = new Map<string, string>()
let last: Promise<unknown> = Promise.resolve()

/** Reads what is kept, once, before the app begins. What cannot be read is not there: the person signs in again. */
export async function openSecureStorage(): Promise<void> {
  try {
    await Keystore.setKeyPrefix('kept.')
    // No backup and no other phone gets them, and a locked phone gives none.
    await Keystore.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly)
    if (localStorage.getItem(INSTALLED) === null) await Keystore.clear()
    localStorage.setItem(INSTALLED, '1')
    for (const key of SECRET) {
      const value = await Keystore.getItem(key)
      if (value !== null) kept.set(key, value)
    }
  } catch {
    kept.clear()
  }
}

/** The faces read at once what the phone tells later: a copy in memory answers, and each change follows in its turn. */
function later(change: () => Promise<unknown>): void {
  last = last.then(change).catch(() => undefined)
}

const storage: Storage = {
  get length() {
    return localStorage.length + kept.size
  },
  key: at => localStorage.key(at) ?? [...kept.keys()][at - localStorage.length] ?? null,
  getItem: key => (SECRET.includes(key) ? (kept.get(key) ?? null) : localStorage.getItem(key)),
  setItem(key, value) {
    if (!SECRET.includes(key)) return localStorage.setItem(key, value)
    kept.set(key, value)
    later(() => Keystore.setItem(key, value))
  },
  removeItem(key) {
    if (!SECRET.includes(key)) return localStorage.removeItem(key)
    kept.delete(key)
    later(() => Keystore.removeItem(key))
  },
  clear() {
    localStorage.clear()
    localStorage.setItem(INSTALLED, '1')
    kept.clear()
    later(() => Keystore.clear())
  }
}

export const secureStorage: SecureStorage = () => storage

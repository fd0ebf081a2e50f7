// What this browser remembers of who uses it. Everything lies in local storage, and nothing of it outlives a sign-out.

/** [3.103] [3.104] [3.106] */
export const DEVICE_ID_KEY = 'deviceId'
export const ANONYMOUS_ID_KEY = 'anonymousId'
export const PHONE_KEY = 'phoneNumber'
export const SESSION_KEY = 'vizit.session'
/** Stands from the press of a sign-out, in whichever tab, until all is wiped. */
export const SIGNING_OUT_KEY = 'vizit.signing-out'
const ANONYMOUS_ID = /^[A-Za-z0-9-]{1,64}$/

export type StoredSession = { kind: 'signed-in' | 'anonymous'; token: string }

export type SessionStore = {
  read: () => StoredSession | null
  /** Made at the first need and kept. */
  deviceId: () => string
  /** [3.104] what the server called this visitor, or null. */
  anonymousId: () => string | null
  rememberAnonymous: (anonymousId: string) => void
  /** [3.106] the phone that was signed in with last, as twelve digits, or null. */
  phone: () => string | null
  rememberPhone: (phone: string) => void
  /** [7.06] `deviceId.token`, or null for a visitor without a session. */
  bearer: () => string | null
  start: (session: StoredSession) => void
  /** Forgets the session alone; device, phone and preferences stay. */
  end: () => void
  /** A sign-out has begun: until its end nobody keeps anything more of this person. */
  beginSignOut: () => void
  /** Here or in another tab. */
  isSigningOut: () => boolean
  /** Told after each change, also one made by another tab. Gives back how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** `storage` may be refused by the browser's settings: give `memoryStorage()` then. */
export function makeSessionStore(storage: Storage, newId: () => string): SessionStore {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let text: string | null = null
  let parsed: StoredSession | null = null

  function read(): StoredSession | null {
    const now = storage.getItem(SESSION_KEY)
    // The same text gives the same object, as a subscription to a store needs.
    if (now !== text) {
      text = now
      parsed = parseSession(now)
    }
    return parsed
  }

  function deviceId(): string {
    const known = storage.getItem(DEVICE_ID_KEY)
    if (known && /^[A-Za-z0-9-]{16,128}$/.test(known)) return known
    const made = newId()
    storage.setItem(DEVICE_ID_KEY, made)
    return made
  }

  return {
    read,
    deviceId,
    anonymousId: () => ANONYMOUS_ID.exec(storage.getItem(ANONYMOUS_ID_KEY) ?? '')?.[0] ?? null,
    rememberAnonymous: anonymousId => storage.setItem(ANONYMOUS_ID_KEY, anonymousId),
    phone: () => storage.getItem(PHONE_KEY),
    rememberPhone: phone => storage.setItem(PHONE_KEY, phone),
    bearer: () => {
      const session = read()
      return session ? `${deviceId()}.${session.token}` : null
    },
    start: session => {
      storage.removeItem(SIGNING_OUT_KEY)
      storage.setItem(SESSION_KEY, JSON.stringify(session))
      tell()
    },
    end: () => {
      storage.removeItem(SESSION_KEY)
      tell()
    },
    beginSignOut: () => storage.setItem(SIGNING_OUT_KEY, '1'),
    isSigningOut: () => storage.getItem(SIGNING_OUT_KEY) !== null,
    subscribe: listener => {
      const heard = (event: StorageEvent) => {
        if (event.key === SESSION_KEY || event.key === null) listener()
      }
      listeners.add(listener)
      globalThis.addEventListener?.('storage', heard)
      return () => {
        listeners.delete(listener)
        globalThis.removeEventListener?.('storage', heard)
      }
    }
  }
}

function parseSession(text: string | null): StoredSession | null {
  if (text === null) return null
  try {
    const { kind, token } = JSON.parse(text) as Partial<StoredSession>
    if ((kind === 'signed-in' || kind === 'anonymous') && typeof token === 'string' && token !== '') return { kind, token }
  } catch {
    // A text that somebody else wrote there is no session.
  }
  return null
}

/** Keeps things until the page closes: for a browser that forbids its own storage. */
export function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  return {
    get length() {
      return kept.size
    },
    clear: () => kept.clear(),
    getItem: key => kept.get(key) ?? null,
    key: at => [...kept.keys()][at] ?? null,
    removeItem: key => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value)
  }
}

/** The browser's storage when it may be used, memory otherwise. */
export function usableStorage(pick: () => Storage): Storage {
  try {
    const storage = pick()
    const probe = 'vizit.probe'
    storage.setItem(probe, '1')
    storage.removeItem(probe)
    return storage
  } catch {
    return memoryStorage()
  }
}

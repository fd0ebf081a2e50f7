// The entries of the encrypted cache in IndexedDB. A browser that refuses it (a private window, a full disk) just has no copy.
import { clear, del, get, set, type UseStore } from 'idb-keyval'
import type { Sealed } from './seal.ts'
import type { EntryStore } from './sealed-entries.ts'

const DATABASE = 'vizit-cache'
const STORE = 'entries'
/** The copy of the visits. */
export const VISITS_ENTRY = 'visits'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const database = request.result
      const close = () => {
        database.close()
        opened = undefined
      }
      // A sign-out, here or in another tab, deletes the database: a connection left open would keep it alive.
      database.onversionchange = close
      database.onclose = close
      resolve(database)
    }
  })
  return opened
}

/** Where they lie; its promises fail where the browser refuses. */
export const store: UseStore = async (mode, work) => {
  const database = await open().catch(error => {
    opened = undefined
    throw error
  })
  return work(database.transaction(STORE, mode).objectStore(STORE))
}

export const browserEntries: EntryStore = {
  get: name => get<Sealed>(name, store).catch(() => undefined),
  set: (name, sealed) => set(name, sealed, store).catch(() => undefined),
  remove: name => del(name, store).catch(() => undefined)
}

/** Forgets every copy on this device: sign-out calls it. */
export async function wipeCache(): Promise<void> {
  await clear(store).catch(() => undefined)
}

// The entries of the encrypted cache in IndexedDB. A browser that refuses it (a private window, a full disk) just has no copy.
import { clear, createStore, del, get, set, type UseStore } from 'idb-keyval'
import type { Sealed } from './seal.ts'
import type { EntryStore } from './sealed-entries.ts'

let opened: UseStore | undefined

function store(): UseStore {
  opened ??= createStore('vizit-cache', 'entries')
  return opened
}

export const browserEntries: EntryStore = {
  get: name => get<Sealed>(name, store()).catch(() => undefined),
  set: (name, sealed) => set(name, sealed, store()).catch(() => undefined),
  remove: name => del(name, store()).catch(() => undefined)
}

/** Forgets every copy on this device: sign-out calls it. */
export async function wipeCache(): Promise<void> {
  await clear(store()).catch(() => undefined)
}

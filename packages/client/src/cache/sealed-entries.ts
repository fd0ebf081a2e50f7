// The encrypted cache as named entries. Where they lie is the caller's: IndexedDB in a browser.
import { type CacheKey, type Sealed, seal, unseal } from './seal.ts'

export type EntryStore = {
  get: (name: string) => Promise<Sealed | undefined>
  set: (name: string, sealed: Sealed) => Promise<void>
  remove: (name: string) => Promise<void>
}

/** What is kept under `name`; undefined without a key [4.68], without an entry, or when it was damaged: it is then dropped. */
export async function readEntry(store: EntryStore, key: CacheKey | undefined, name: string): Promise<unknown> {
  if (!key) return undefined
  const sealed = await store.get(name)
  if (!sealed) return undefined
  const value = await unseal(key, name, sealed)
  if (value === undefined) await store.remove(name)
  return value
}

/** Keeps a JSON value; without a key nothing is written [4.68]. `until`: in milliseconds, how long. */
export async function writeEntry(
  store: EntryStore,
  key: CacheKey | undefined,
  name: string,
  value: unknown,
  until?: number
): Promise<void> {
  if (key) await store.set(name, { ...(await seal(key, name, value)), ...(until !== undefined && { until }) })
}

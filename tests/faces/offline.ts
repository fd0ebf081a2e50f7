// A device without a connection, and what lies on it.
import { type Sealed, unseal } from '@vizit/client/cache/seal'
import { onTestFinished, vi } from 'vitest'

const DATABASE = 'vizit-cache'

/** From now on no call arrives; gives how they arrive again. A `silent` line does not even say so: nothing is answered. */
export function disconnect({ silent = false } = {}): () => void {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(silent)
  const calls = vi.spyOn(window, 'fetch').mockImplementation(() => {
    return silent ? new Promise(() => undefined) : Promise.reject(new TypeError('no connection'))
  })
  dispatchEvent(new Event('offline'))
  const connect = () => {
    line.mockRestore()
    calls.mockRestore()
    dispatchEvent(new Event('online'))
  }
  onTestFinished(connect)
  return connect
}

/** What lies on the device, by its names. */
export async function kept(): Promise<Map<string, unknown>> {
  return (
    (await inEntries('readonly', async store => {
      const [names, values] = await Promise.all([answered(store.getAllKeys()), answered(store.getAll())])
      return new Map(names.map((name, at) => [name as string, values[at] as unknown]))
    })) ?? new Map()
  )
}

/** Nothing where the app has kept nothing yet. */
export async function inEntries<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => Promise<T>): Promise<T | undefined> {
  // Opening it would begin to make it, and the app that makes it at the same moment would wait for that to be given up.
  if (!(await indexedDB.databases()).some(({ name }) => name === DATABASE)) return undefined
  const opening = indexedDB.open(DATABASE)
  // One that is being deleted just now is not made by looking for it.
  opening.onupgradeneeded = () => opening.transaction!.abort()
  const database = await answered(opening).catch(() => undefined)
  if (!database) return undefined
  // Whoever takes the databases away waits for all that are open.
  database.onversionchange = () => database.close()
  try {
    return await work(database.transaction('entries', mode).objectStore('entries'))
  } finally {
    database.close()
  }
}

export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => fail(request.error)
  })
}

/** What is kept under this name, opened by the device's key. */
export async function keptText(name: string, keyName = 'device-key'): Promise<string> {
  const all = await kept()
  const { key } = all.get(keyName) as { key: CryptoKey }
  return JSON.stringify(await unseal(key, name, all.get(name) as Sealed)) ?? ''
}

// Where the documents lie: a database of their own, which a sign-out leaves where it is (session/wipe-local.ts). Its names tell of nobody.
import { DOCUMENTS_DATABASE } from '../session/wipe-local.ts'

const STORE = 'entries'

export type Entry = [name: string, value: unknown]

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DOCUMENTS_DATABASE)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onerror = () => reject(request.error)
    request.onsuccess = () => resolve(request.result)
  })
}

/** One transaction: all of it is done, or nothing. */
async function inOne<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T> | undefined): Promise<T | undefined> {
  const database = await open()
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => resolve(request?.result)
      // A full disk is told by the transaction, not by a request.
      transaction.onabort = () => reject(transaction.error)
      transaction.onerror = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

export function readEntry(name: string): Promise<unknown> {
  return inOne('readonly', store => store.get(name) as IDBRequest<unknown>)
}

/** Names that begin so. */
export async function namesUnder(beginning: string): Promise<string[]> {
  return (await inOne('readonly', store => store.getAllKeys(under(beginning)) as IDBRequest<string[]>)) ?? []
}

/** Keeps some and drops others at once. */
export async function changeEntries(kept: readonly Entry[], dropped: readonly string[] = []): Promise<void> {
  await inOne('readwrite', store => {
    for (const [name, value] of kept) store.put(value, name)
    for (const name of dropped) store.delete(name)
    return undefined
  })
}

/** Keeps a value where there is none yet; gives back what is there. */
export function keepFirst(name: string, value: unknown): Promise<unknown> {
  return inOne('readwrite', store => {
    const asked = store.get(name) as IDBRequest<unknown>
    asked.onsuccess = () => {
      if (asked.result === undefined) store.put(value, name)
    }
    return asked
  }).then(there => there ?? value)
}

export async function dropUnder(beginning: string): Promise<void> {
  await inOne('readwrite', store => store.delete(under(beginning)))
}

/** Without making it. A browser that does not tell is taken to have one. */
export async function isThere(): Promise<boolean> {
  const all = await indexedDB.databases?.().catch(() => undefined)
  return all?.some(({ name }) => name === DOCUMENTS_DATABASE) ?? true
}

function under(beginning: string): IDBKeyRange {
  return IDBKeyRange.bound(beginning, `${beginning}\uffff`)
}

import { showBadge } from '../platform/badge.ts'
import { secureStorage } from '../platform/secure-storage.ts'
import { chooseTextSize, textSize } from './text-size.ts'

/** The documents belong to the device: they are encrypted, stay at a sign-out, and another account does not see them (0082). */
export const DOCUMENTS_DATABASE = 'vizit-documents'

/** Everything this origin keeps in the browser but the size of its letters, the documents and the files of the program: local and session storage, IndexedDB, caches, the number on the icon. What the browser refuses to list is skipped. */
export async function wipeLocal(): Promise<void> {
  await Promise.allSettled([wipeStorages(), wipeDatabases(), wipeCaches(), showBadge(0)])
}

/** Like the size of letters they tell nobody whose device it is: the language of the app, and that it was started here. */
const OF_THE_DEVICE = ['vizit.language', 'vizit.started']

async function wipeStorages(): Promise<void> {
  const size = textSize()
  const kept = OF_THE_DEVICE.map(key => [key, usable(key)] as const)
  for (const pick of [secureStorage, () => sessionStorage]) {
    try {
      pick().clear()
    } catch {
      // Storage that may not be used holds nothing.
    }
  }
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
  // Whose eyes they are the size tells nobody: the device keeps it.
  if (size !== '100') chooseTextSize(size)
}

async function wipeDatabases(): Promise<void> {
  const databases = await indexedDB.databases()
  await Promise.all(databases.flatMap(({ name }) => (name && name !== DOCUMENTS_DATABASE ? [dropDatabase(name)] : [])))
}

/** A connection that is still open blocks the deletion until it closes; the request stays queued in the browser, so it is not waited for. */
function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error)
  })
}

/** The worker's files of the program: they tell nothing of anybody, and without them the face would not open without a connection any more. */
const PROGRAM = /^workbox-precache-/

async function wipeCaches(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.filter(name => !PROGRAM.test(name)).map(name => caches.delete(name)))
}

function usable(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

// What a face needs without a connection, fetched when its worker is installed.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'

/** Of a worker, which the types of pages do not know. */
export type Living = { waitUntil: (done: Promise<unknown>) => void }
type LibraryEvent = Parameters<PrecacheController['install']>[0]
/** What the build has put together for the worker. */
export type Manifest = (string | { url: string; revision: string | null })[]

export type KeptFiles = {
  files: PrecacheController
  install: () => Promise<void>
  dropOld: (event: Living) => Promise<unknown>
}

/** So many files are under way at once: a browser refuses hundreds, and one after the other takes minutes where each waits for a slow line. */
const AT_ONCE = 24

/** Answers from the files of `manifest`. When the worker is installed, `install` fetches those that are not kept yet; when it takes over, `dropOld` lets go those of the version before. A file that does not come ends the installation, which the next page begins again with what is there. */
export function keepFiles(manifest: Manifest): KeptFiles {
  const files = new PrecacheController()
  files.addToCacheList(manifest)
  registerRoute(new PrecacheRoute(files))
  const install = async () => {
    const cache = await caches.open(files.strategy.cacheName)
    const kept = new Set((await cache.keys()).map(({ url }) => url))
    const wanted = [...files.getURLsToCacheKeys()].filter(([, key]) => !kept.has(key))
    for (let at = 0; at < wanted.length; at += AT_ONCE) await Promise.all(wanted.slice(at, at + AT_ONCE).map(one => keep(cache, one)))
  }
  return { files, install, dropOld: event => files.activate(event as LibraryEvent) }
}

async function keep(cache: Cache, [url, key]: [string, string], triesLeft = 3): Promise<void> {
  // What has no revision in its own name may be an older one in the browser's copy.
  const answer = await fetch(url, { cache: url === key ? 'default' : 'reload', credentials: 'same-origin' })
  // The server has too much to do, and says when to come again.
  if (answer.status === 503 && triesLeft > 0) {
    await new Promise(then => setTimeout(then, Number(answer.headers.get('retry-after')) * 1000))
    return keep(cache, [url, key], triesLeft - 1)
  }
  if (!answer.ok || answer.redirected) throw new TypeError(`not to be kept: ${url}`)
  await cache.put(key, answer)
}

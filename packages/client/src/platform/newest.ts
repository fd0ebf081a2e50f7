import type { LoadNewest } from './port.ts'

/** So long a page waits for a newer worker, in milliseconds; then it is loaded as it is. */
const WAIT_MOST_MS = 15_000

/**
 * Loads the page anew in the newest version that the server has. A worker that keeps the frame would answer with the version that it has kept, again and
 * again, so the newer one is fetched and takes its place before.
 */
export const loadNewest: LoadNewest = async () => {
  const load = () => location.reload()
  setTimeout(load, WAIT_MOST_MS)
  // Absent on a page without TLS.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  const registration = await workers?.getRegistration()
  await registration?.update().catch(() => undefined)
  const newer = registration?.installing ?? registration?.waiting
  if (!newer) return load()
  workers.addEventListener('controllerchange', load)
  // Heard before it is installed, too.
  newer.postMessage({ type: 'SKIP_WAITING' }, [])
}

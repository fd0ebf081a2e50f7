/** So long a page waits for a newer worker, in milliseconds; then it is loaded as it is. */
const WAIT_MOST_MS = 15_000

/**
 * Loads the page anew in the newest version that the server has. A worker that keeps the frame would answer with the version that it has kept, again and
 * again, so the newer one is fetched and takes its place before.
 */
export async function loadNewest(): Promise<void> {
  await Promise.race([newestWorker(), new Promise(done => setTimeout(done, WAIT_MOST_MS))]).catch(() => undefined)
  location.reload()
}

/** Ends when the newest worker is the one that answers this page. */
async function newestWorker(): Promise<void> {
  const workers = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined
  const registration = await workers?.getRegistration()
  if (!workers?.controller || !registration) return
  await registration.update().catch(() => undefined)
  const newer = registration.installing ?? registration.waiting
  if (!newer) return
  await reached(newer, 'installed')
  const isInCharge = new Promise(done => workers.addEventListener('controllerchange', done, { once: true }))
  newer.postMessage({ type: 'SKIP_WAITING' }, [])
  await isInCharge
}

/** Throws where it comes to nothing. */
function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((done, fail) => {
    const look = () => {
      if (worker.state === state) done()
      else if (worker.state === 'redundant') fail(new Error(worker.state))
    }
    worker.addEventListener('statechange', look)
    look()
  })
}

// The worker that keeps the frame of the cabinet for times without a connection. It never sees an answer of the API.
import { ownWorker } from '@vizit/client/human-work/own-worker'

const shellWorker = ownWorker('/sw.js')
/** A page may stay open for days: how often it asks for a newer version. */
const CHECK_EVERY_MS = 60 * 60 * 1000

/** Registers the worker, after everything that the page itself needs; on a drawn page that is there long before the program. `onWaiting` is told of a newer version, with the way to start it: every window of the cabinet is then loaded anew. */
export async function keepShell(onWaiting: (activate: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState !== 'complete') await new Promise(done => addEventListener('load', done, { once: true }))
  let isControlled = navigator.serviceWorker.controller !== null
  const registration = await navigator.serviceWorker.register(shellWorker(), { updateViaCache: 'none' })
  const tell = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return
    onWaiting(() => worker.postMessage({ type: 'SKIP_WAITING' }, []))
  }
  tell(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => tell(worker))
  })
  // The first worker of all takes the page as it is; a newer one brings other files.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled) location.reload()
    isControlled = true
  })
  setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS)
}

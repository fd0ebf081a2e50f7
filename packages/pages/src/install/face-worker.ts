// The worker of an installable face [1.50]: the frame and the pages that were opened, never an answer of the API; and the notices of reminders.

import { sayComing } from '@vizit/client/reminders/say-coming'
import { newId } from '@vizit/client/session/new-id'
import { makeCall } from '@vizit/contract/call'
import type { Face } from '@vizit/contract/face'
import { answerShown, type NoticeAsked, pressLeadsTo, pushShown } from '@vizit/parts/reminders/push/push-shown'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { keepFiles, type Living, type Manifest } from './kept-files.ts'

type Page = { url: string; focus: () => Promise<unknown> }
type PushGiven = Living & { data: { text: () => string } | null }
type NoticePressed = Living & { action: string; notification: NoticeAsked & { close: () => void } }

/** What is used of a worker's own world, which the types of pages do not know. */
declare const self: {
  location: { origin: string }
  registration: { showNotification: (title: string, options: object) => Promise<void> }
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<Page[]>
    openWindow: (address: string) => Promise<unknown>
    claim: () => Promise<void>
  }
  skipWaiting: () => Promise<void>
  addEventListener: ((kind: 'install' | 'activate', hear: (event: Living) => void) => void) &
    ((kind: 'push', hear: (event: PushGiven) => void) => void) &
    ((kind: 'notificationclick', hear: (event: NoticePressed) => void) => void) &
    ((kind: 'message', hear: (event: { data: unknown }) => void) => void)
}

const PAGES_MOST = 120
/** `notPages`: paths that are the server's alone; `start`: where a notice leads that names no page. */
export type KeptFace = { face: Face; manifest: Manifest; notPages: readonly RegExp[]; start: string }

/** Of no face. */
const OF_THE_SERVER = [/^\/api\//, /^\/inbox/, /^\/metrics/, /^\/(healthz|readyz)$/, /^\/tiles\//, /\.\w{2,5}$/]

/** Called once by the worker of a face. */
export function keepFace({ face, manifest, notPages, start }: KeptFace): void {
  const site = { origin: self.location.origin, start, icon: '/icons/icon-192.png' }
  const { files, install, dropOld } = keepFiles(manifest)
  self.addEventListener('install', event => event.waitUntil(install()))
  cleanupOutdatedCaches()
  registerRoute(new NavigationRoute(files.createHandlerBoundToURL('/index.html'), { denylist: [...OF_THE_SERVER, ...notPages] }))
  // Pages that were opened once: their files never change under one name.
  registerRoute(
    /\/assets\/[^?]+\.(?:js|css)$/,
    new CacheFirst({ cacheName: 'pages', plugins: [new ExpirationPlugin({ maxEntries: PAGES_MOST })] })
  )

  // The page that brought it has its files from it too: else the line that goes away at the first visit takes what was not opened yet along.
  self.addEventListener('activate', event => event.waitUntil(Promise.all([dropOld(event), self.clients.claim()])))

  // A newer version waits until the person says when.
  self.addEventListener('message', event => {
    if ((event.data as { type?: unknown } | null)?.type === 'SKIP_WAITING') void self.skipWaiting()
  })

  self.addEventListener('push', event => {
    const { title, options } = pushShown(event.data?.text(), site)
    event.waitUntil(self.registration.showNotification(title, options))
  })

  self.addEventListener('notificationclick', event => {
    const { notification, action } = event
    notification.close()
    const address = pressLeadsTo(notification.data, site)
    event.waitUntil(action === 'come' ? answer(notification, address) : openPage(address))
  })

  /** Nothing is opened, and nothing but this can be said without a page. */
  async function answer(asked: NoticeAsked, address: string): Promise<void> {
    const call = makeCall({
      face,
      origin: '',
      fetch: (...args) => fetch(...args),
      bearer: () => null,
      newKey: newId,
      appVersion: import.meta.env.VIZIT_VERSION
    })
    const isAnswered = await sayComing(call, address).catch(() => false)
    const { title, options } = answerShown(asked, isAnswered, site)
    await self.registration.showNotification(title, options)
  }
}

/** A window that shows the page already comes forward; any other may hold a form that is half filled. */
async function openPage(address: string): Promise<void> {
  const open = (await self.clients.matchAll({ type: 'window' })).find(one => one.url === address)
  await (open ? open.focus() : self.clients.openWindow(address))
}

// What a host page asked for, kept for the tab, and the news of it for the parts of the page that act on it.
import { useSyncExternalStore } from 'react'
import type { HostWish } from './host-message.ts'

const PHONE_KEY = 'vizit.host-phone'
const BOOKMARK_KEY = 'vizit.host-bookmark'
const NEWS = 'vizit:host-wish'
let heard = 0

export function rememberWish({ phone, bookmark }: Pick<HostWish, 'phone' | 'bookmark'>, storage: Storage): void {
  if (phone !== null) storage.setItem(PHONE_KEY, phone)
  if (bookmark !== null) storage.setItem(BOOKMARK_KEY, bookmark)
  heard++
  dispatchEvent(new Event(NEWS))
}

/** How many wishes were heard: whoever reads them once at the start reads them again. */
export function useHostNews(): number {
  return useSyncExternalStore(listen, () => heard)
}

function listen(hear: () => void): () => void {
  addEventListener(NEWS, hear)
  return () => removeEventListener(NEWS, hear)
}

export function readHostBookmark(storage: Storage): string | null {
  return storage.getItem(BOOKMARK_KEY)
}

export function clearHostBookmark(storage: Storage): void {
  storage.removeItem(BOOKMARK_KEY)
}

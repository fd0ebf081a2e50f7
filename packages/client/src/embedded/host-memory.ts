// What a host page asked for, kept for the tab, and the news of it for the parts of the page that act on it.
import { useSyncExternalStore } from 'react'
import type { HostRequest } from './host-message.ts'

const PHONE_KEY = 'vizit.host-phone'
const BOOKMARK_KEY = 'vizit.host-bookmark'
const NEWS = 'vizit:host-request'
let heard = 0

export function rememberRequest({ phone, bookmark }: Pick<HostRequest, 'phone' | 'bookmark'>, storage: Storage): void {
  if (phone !== null) storage.setItem(PHONE_KEY, phone)
  if (bookmark !== null) storage.setItem(BOOKMARK_KEY, bookmark)
  heard++
  dispatchEvent(new Event(NEWS))
}

/** How many requests were heard: whoever reads them once at the start reads them again. */
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

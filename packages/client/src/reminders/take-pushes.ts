import type { Sent } from '@vizit/contract/endpoint'
import type { subscribePush } from '@vizit/contract/reminders'

export type PushBrowser = {
  /** Asks the person; the browser remembers the answer. */
  permission: () => Promise<NotificationPermission>
  subscribe: (key: string) => Promise<PushSubscriptionJSON>
}

/** The browser's own; null where it cannot show pushes at all, or the page has no worker that would, as in a frame of another site. */
async function pushBrowser(): Promise<PushBrowser | null> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return null
  const worker = await navigator.serviceWorker.getRegistration()
  if (!worker) return null
  return {
    permission: () => Notification.requestPermission(),
    subscribe: async key => {
      const { pushManager } = await navigator.serviceWorker.ready
      const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
      return subscription.toJSON()
    }
  }
}

/** What the server is to know of this browser, or why there is nothing to know. [8.83] */
export async function takePushes(key: string, given?: PushBrowser | null): Promise<Sent<typeof subscribePush> | 'blocked' | 'missing'> {
  const browser = given === undefined ? await pushBrowser() : given
  if (!browser) return 'missing'
  if ((await browser.permission()) !== 'granted') return 'blocked'
  const { endpoint, keys } = await browser.subscribe(key)
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : 'missing'
}

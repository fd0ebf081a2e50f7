import type { Sent } from '@vizit/contract/endpoint'
import type { subscribePush } from '@vizit/contract/reminders'
import type { PushBrowser } from '../platform/port.ts'
import { push } from '../platform/push.ts'

/** What the server is to know of this browser, or why there is nothing to know. [8.83] */
export async function takePushes(key: string, given?: PushBrowser | null): Promise<Sent<typeof subscribePush> | 'blocked' | 'missing'> {
  const browser = given === undefined ? await push.browser() : given
  if (!browser) return 'missing'
  if ((await browser.permission()) !== 'granted') return 'blocked'
  const { endpoint, keys } = await browser.subscribe(key)
  return endpoint && keys?.p256dh && keys.auth ? { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } } : 'missing'
}

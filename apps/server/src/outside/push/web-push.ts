import { createHash } from 'node:crypto'
import type { PushGateway } from './push.ts'

/** Brought in by the first push. */
export const library = async () => (await import('web-push')).default

export type PushKeys = { publicKey: string; privateKey: string }

const TIMEOUT_MILLIS = 10_000
const GONE = [404, 410]

/** A push service did not take a message. Carries its status only: no endpoint, no text. */
export class PushNotTaken extends Error {
  override name = 'PushNotTaken'
  readonly code: string
  constructor(code: string) {
    super(`a push service did not take a message: ${code}`)
    this.code = code
  }
}

/** Encrypted for the one browser and signed with our keys (VAPID). `subject` is a mailto: address of whoever runs this server. */
export function webPushGateway(settings: { keys: PushKeys; subject: string; timeoutMillis?: number }): PushGateway {
  const { keys, subject, timeoutMillis = TIMEOUT_MILLIS } = settings
  return {
    publicKey: keys.publicKey,
    async send({ endpoint, p256dh, auth }, { key, seconds, ...shown }) {
      // 32 characters of the URL alphabet are all that a topic may have
      const topic = createHash('sha256').update(key).digest('base64url').slice(0, 32)
      const webPush = await library()
      const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify({ ...shown, tag: topic }), {
        vapidDetails: { subject, ...keys },
        TTL: Math.max(0, seconds),
        urgency: 'high',
        topic
      })
      const response = await fetch(endpoint, {
        method: request.method,
        headers: request.headers,
        body: new Uint8Array(request.body ?? []),
        // a redirect would carry the request to an address that nobody has judged
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMillis)
      }).catch((error: unknown) => {
        throw new PushNotTaken(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
      })
      await response.body?.cancel()
      if (GONE.includes(response.status)) return 'gone'
      if (!response.ok) throw new PushNotTaken(String(response.status))
      return 'taken'
    }
  }
}

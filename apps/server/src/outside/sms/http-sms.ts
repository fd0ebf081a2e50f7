import type { SmsGateway } from './sms.ts'

export type HttpSmsSettings = { url: string; token: string; sender: string; timeoutMillis?: number }

const TIMEOUT_MILLIS = 10_000

/** The gateway did not take a message. Carries its status only: no phone, no text. */
export class SmsNotTaken extends Error {
  override name = 'SmsNotTaken'
  readonly code: string
  constructor(code: string) {
    super(`the SMS gateway did not take a message: ${code}`)
    this.code = code
  }
}

/**
 * A gateway spoken to over HTTP: `POST {to, text, sender, key}` with a bearer token; any 2xx is a message taken. The key travels in the
 * header `Idempotency-Key` too. A redirect is refused: it would carry codes to an address that nobody configured.
 */
export function httpSms(settings: HttpSmsSettings): SmsGateway {
  const { url, token, sender, timeoutMillis = TIMEOUT_MILLIS } = settings
  return {
    async send({ phone, text, key }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ to: phone, text, sender, key }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMillis)
      }).catch((error: unknown) => {
        throw new SmsNotTaken(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'unreachable')
      })
      await response.body?.cancel()
      if (!response.ok) throw new SmsNotTaken(String(response.status))
    }
  }
}

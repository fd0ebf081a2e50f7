// A secret that a passkey of this device gives to whoever passes its check of finger, face or code. It goes to nobody: the answer is not sent anywhere.
import { PasskeyTrouble } from './passkey-trouble.ts'

const PURPOSE = 'vizit documents '

/** Throws a PasskeyTrouble: the person refused, or the passkey keeps no secrets. */
export async function passkeySecret(name: string): Promise<BufferSource> {
  const first = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(PURPOSE + name))
  const answer = await navigator.credentials
    .get({
      publicKey: {
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        rpId: location.hostname,
        userVerification: 'required',
        extensions: { prf: { eval: { first } } }
      }
    })
    .catch(() => null)
  if (!answer) throw new PasskeyTrouble('cancelled')
  const secret = (answer as PublicKeyCredential).getClientExtensionResults().prf?.results?.first
  if (!secret) throw new PasskeyTrouble('no-secret')
  return secret
}

/** Whether this browser has passkeys at all; what they can is seen when they are asked. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && isSecureContext
}

// The browser's side of passkeys: it comes with the pages that need it, and with no other.
import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
  WebAuthnError,
  type WebAuthnErrorCode
} from '@simplewebauthn/browser'
import type { PasskeyCreation, PasskeyQuestion } from '@vizit/contract/passkeys'

/** Why the browser or the authenticator gave no answer. */
export type Trouble = 'cancelled' | 'known-already' | 'unverified' | 'wrong-site' | 'failed'

export class PasskeyTrouble extends Error {
  override name = 'PasskeyTrouble'
  readonly kind: Trouble
  constructor(kind: Trouble, cause: unknown) {
    super(kind, { cause })
    this.kind = kind
  }
}

export const canUsePasskeys = browserSupportsWebAuthn

/** Asks an authenticator to make a passkey. Throws a PasskeyTrouble. */
export function makePasskey(creation: PasskeyCreation) {
  return startRegistration({ optionsJSON: creation }).catch(explain)
}

/** Asks an authenticator for its passkey. Throws a PasskeyTrouble. */
export function answerByPasskey(question: PasskeyQuestion) {
  return startAuthentication({ optionsJSON: question }).catch(explain)
}

function explain(error: unknown): never {
  throw new PasskeyTrouble(troubleOf(error), error)
}

const KNOWN: Partial<Record<WebAuthnErrorCode, Trouble>> = {
  ERROR_CEREMONY_ABORTED: 'cancelled',
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'known-already',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'unverified',
  ERROR_INVALID_DOMAIN: 'wrong-site',
  ERROR_INVALID_RP_ID: 'wrong-site'
}

/** The browser tells a person who refused and a time that ran out by one name, so that no page learns which keys there are. */
export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof Error)) return 'failed'
  const known = error instanceof WebAuthnError ? KNOWN[error.code] : undefined
  if (known) return known
  return error.name === 'NotAllowedError' || error.name === 'AbortError' ? 'cancelled' : 'failed'
}

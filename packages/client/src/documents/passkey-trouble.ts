/** Why a passkey gave no secret. */
export class PasskeyTrouble extends Error {
  override name = 'PasskeyTrouble'
  readonly kind: 'cancelled' | 'no-secret'
  constructor(kind: 'cancelled' | 'no-secret') {
    super(kind)
    this.kind = kind
  }
}

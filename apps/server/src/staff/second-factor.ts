// The second factor of staff: codes of an authenticator application (TOTP, RFC 6238). Its secret is kept sealed, so that a copy of the database makes none.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** The code of the half minute before and of the one after are good too: clocks differ, and typing takes time. */
const WINDOW = 1

export function newTotpSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The half minute that the code belongs to, counted since 1970, or null for a wrong code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta
}

/** What an authenticator application reads: otpauth://totp/… */
export function totpLink(secret: Buffer, issuer: string, username: string): string {
  return totpOf(secret, issuer, username).toString()
}

function totpOf(secret: Buffer, issuer = '', label = ''): TOTP {
  return new TOTP({
    issuer,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer })
  })
}

/** Seals the secret for one account under the SECRET of the server. */
export function sealTotp(serverSecret: string, staffId: string, secret: Buffer): Buffer {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(serverSecret), iv).setAAD(Buffer.from(staffId))
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed])
}

/** The secret of the account, or null: it was sealed under another SECRET, or for another account. */
export function openTotp(serverSecret: string, staffId: string, sealed: Buffer): Buffer | null {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(serverSecret), sealed.subarray(0, 12))
    .setAAD(Buffer.from(staffId))
    .setAuthTag(sealed.subarray(12, 28))
  try {
    return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()])
  } catch {
    return null
  }
}

function keyOf(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'vizit staff totp', 32))
}

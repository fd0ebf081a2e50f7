import { createHmac, timingSafeEqual } from 'node:crypto'

/** An event that was signed longer ago, or is dated further ahead, is not taken, however right its signature is. */
export const SIGNED_WITHIN_SECONDS = 300
/** A secret that is shorter opens nothing. */
export const SECRET_LEAST = 32
const MOST_SIGNATURES = 4

export type SignedText = { timestamp?: string | undefined; signature?: string | undefined; body: string }
export type SignatureVerdict = 'signed' | 'not-signed' | 'too-old' | 'from-the-future'

/** 'v1=' and the HMAC-SHA256 of `timestamp.body` in hexadecimal digits. `timestamp`: seconds since 1970. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** Any one of the secrets will do, and of several signatures any one: a clinic may sign with two while one takes over from the other. */
export function judgeSignature({ timestamp, signature, body }: SignedText, secrets: readonly string[], now: Date): SignatureVerdict {
  if (timestamp === undefined || signature === undefined || !/^\d{9,11}$/.test(timestamp)) return 'not-signed'
  const given = signature.split(',', MOST_SIGNATURES).map(one => Buffer.from(one.trim()))
  const due = secrets.filter(secret => secret.length >= SECRET_LEAST).map(secret => Buffer.from(signatureOf(secret, timestamp, body)))
  if (!due.some(right => given.some(one => one.length === right.length && timingSafeEqual(one, right)))) return 'not-signed'
  const seconds = now.getTime() / 1000 - Number(timestamp)
  if (seconds > SIGNED_WITHIN_SECONDS) return 'too-old'
  return -seconds > SIGNED_WITHIN_SECONDS ? 'from-the-future' : 'signed'
}

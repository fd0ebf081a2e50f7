// What must not be guessed from the store is kept as a keyed digest.
import { createHmac, timingSafeEqual } from 'node:crypto'

/** HMAC-SHA256 of the parts. `purpose` keeps a digest of one thing from being one of another. */
export function digest(secret: string, purpose: string, ...parts: string[]): Buffer {
  const hmac = createHmac('sha256', secret).update(purpose)
  for (const part of parts) hmac.update('\n').update(part)
  return hmac.digest()
}

export function sameDigest(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}

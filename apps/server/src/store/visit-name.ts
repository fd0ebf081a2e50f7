// The signed name of a visit in a link: whoever has it was sent it by SMS, and it opens the visit to that phone's account alone.
import { createHmac, timingSafeEqual } from 'node:crypto'

const MAC_BYTES = 16

/** 43 characters that may stand in an address: they tell nothing of anybody. */
export function visitName(secret: string, visit: { orderId: string; phone: string }): string {
  const id = Buffer.from(visit.orderId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, macOf(secret, visit)]).toString('base64url')
}

/** The visit that the name names for this phone; undefined for another phone's name, or a text that is none. */
export function readVisitName(secret: string, name: string, phone: string): string | undefined {
  const bytes = Buffer.from(name, 'base64url')
  if (bytes.length !== 16 + MAC_BYTES) return undefined
  const hex = bytes.subarray(0, 16).toString('hex')
  const orderId = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
  return timingSafeEqual(bytes.subarray(16), macOf(secret, { orderId, phone })) ? orderId : undefined
}

function macOf(secret: string, { orderId, phone }: { orderId: string; phone: string }): Buffer {
  return createHmac('sha256', secret).update(`visit-name\n${orderId}\n${phone}`).digest().subarray(0, MAC_BYTES)
}

// What the address of a calendar carries: the row's id and what only the server can make of it. So the store can be read by anybody and opens none.
import { createHmac } from 'node:crypto'
import { hash } from '../http/session.ts'

const SIGNATURE_BYTES = 16

/** 43 characters. */
export function feedToken(secret: string, id: string): string {
  const signature = createHmac('sha256', secret).update(`calendar-feed\n${id}`).digest().subarray(0, SIGNATURE_BYTES)
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signature]).toString('base64url')
}

/** All that the store keeps of it. */
export function feedTokenHash(token: string): Buffer {
  return hash(`calendar-feed ${token}`)
}

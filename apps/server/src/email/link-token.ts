// What a letter's link carries: the row's id and what only the server can make of it. The store alone opens nothing.
import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16

/** 64 characters for the link with this id (a uuid). */
export function linkToken(secret: string, id: string): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proofOf(secret, id)]).toString('base64url')
}

/** The id of the link, or null when the token is not ours. */
export function readLinkToken(secret: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, ours] = [bytes.subarray(ID_BYTES), proofOf(secret, id)]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null
}

function proofOf(secret: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`mail-link\n${id}`).digest()
}

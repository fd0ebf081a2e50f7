// What a link carries: the id of a row and what only the server can make of it. The store alone opens nothing.
import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16

/** A kind of link. `signatureBytes`: 32, or 16 where the link travels in an SMS: as hard to guess as the id itself is to hit. */
export type LinkKind = { purpose: string; signatureBytes: 16 | 32 }

/** 43 characters with a short signature, 64 with a long one. `bound`: what the reader must know besides, such as a phone. */
export function signId(secret: string, kind: LinkKind, id: string, ...bound: string[]): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signatureOf(secret, kind, id, bound)]).toString('base64url')
}

/** The id (a uuid), or null for a text that is not ours, is of another kind, or was bound to something else. */
export function readSignedId(secret: string, kind: LinkKind, token: string, ...bound: string[]): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, ours] = [bytes.subarray(ID_BYTES), signatureOf(secret, kind, id, bound)]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null
}

function signatureOf(secret: string, { purpose, signatureBytes }: LinkKind, id: string, bound: string[]): Buffer {
  return createHmac('sha256', secret)
    .update([purpose, id, ...bound].join('\n'))
    .digest()
    .subarray(0, signatureBytes)
}

// What the link of a message carries: the row's id and what only the server can make of it. Short, for it travels in an SMS.
import { createHmac, timingSafeEqual } from 'node:crypto'

const ID_BYTES = 16
/** 128 bits: as hard to guess as the id itself is to hit. */
const PROOF_BYTES = 16

/** 43 characters for the message with this id (a uuid). */
export function noticeToken(secret: string, id: string): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), proofOf(secret, id)]).toString('base64url')
}

/** The id of the message, or null when the token is not ours. */
export function readNoticeToken(secret: string, token: string): string | null {
  const bytes = Buffer.from(token, 'base64url')
  const hex = bytes.subarray(0, ID_BYTES).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  const [given, ours] = [bytes.subarray(ID_BYTES), proofOf(secret, id)]
  return given.length === ours.length && timingSafeEqual(given, ours) ? id : null
}

function proofOf(secret: string, id: string): Buffer {
  return createHmac('sha256', secret).update(`notice-link\n${id}`).digest().subarray(0, PROOF_BYTES)
}

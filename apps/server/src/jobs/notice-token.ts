import { readSignedId, signId } from '../links/signed-id.ts'

/** The page where one acts without signing in, by the token of a message. */
export const VISIT_LINK = '/visit-link'

/** Short, for it travels in an SMS. */
const KIND = { purpose: 'notice-link', signatureBytes: 16 } as const

/** 43 characters for the message with this id (a uuid). */
export function noticeToken(secret: string, id: string): string {
  return signId(secret, KIND, id)
}

/** The id of the message, or null when the token is not ours. */
export function readNoticeToken(secret: string, token: string): string | null {
  return readSignedId(secret, KIND, token)
}

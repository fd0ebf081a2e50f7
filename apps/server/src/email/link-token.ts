import { readSignedId, signId } from '../links/signed-id.ts'

const KIND = { purpose: 'mail-link', signatureBytes: 32 } as const

/** 64 characters for the link with this id (a uuid). */
export function linkToken(secret: string, id: string): string {
  return signId(secret, KIND, id)
}

/** The id of the link, or null when the token is not ours. */
export function readLinkToken(secret: string, token: string): string | null {
  return readSignedId(secret, KIND, token)
}

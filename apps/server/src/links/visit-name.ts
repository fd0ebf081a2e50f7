// The signed name of a visit in a link: whoever has it was sent it by SMS, and it opens the visit to that phone's account alone.
import { readSignedId, signId } from './signed-id.ts'

const KIND = { purpose: 'visit-name', signatureBytes: 16 } as const

/** 43 characters that may stand in an address: they tell nothing of anybody. */
export function visitName(secret: string, visit: { orderId: string; phone: string }): string {
  return signId(secret, KIND, visit.orderId, visit.phone)
}

/** The visit that the name names for this phone; undefined for another phone's name, or a text that is none. */
export function readVisitName(secret: string, name: string, phone: string): string | undefined {
  return readSignedId(secret, KIND, name, phone) ?? undefined
}

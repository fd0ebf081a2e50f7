// Who asks, for what: each kind of endpoint knows its own kind of session.
import type { AnyEndpoint } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { Db } from '../store/store.ts'
import type { KeptAnswer } from './answers.ts'
import { findSession, type Session } from './session.ts'
import { findStaffSession, type StaffSession } from './staff-session.ts'

/** Whose the keys of visitors are: a key is 16 letters or more by chance, and what it opens is asked for with the same words again. */
export const NOBODY = 'nobody'

export type Caller = {
  /** Whose the answers to intents are. */
  owner: string
  /** What the command is told of who asks. */
  who: Extract<Session, { kind: 'signed-in' }> | StaffSession | null
  /** The answer already given to the key; undefined: not looked for. */
  answer: KeptAnswer | null | undefined
}

const VISITOR: Caller = { owner: NOBODY, who: null, answer: undefined }

/** Refuses NOT_SIGNED_IN, ERROR_SESSION_EXPIRED, and ACCESS_NOT_AUTHORIZED to a device that is not confirmed. */
export async function whoAsks(db: Db, endpoint: AnyEndpoint, header: string | undefined, key: string | null, now: Date): Promise<Caller> {
  if (endpoint.access === 'anyone') return VISITOR
  if (endpoint.access === 'staff') {
    const who = await findStaffSession(db, header, now)
    if (!who) refuse(header ? 'ERROR_SESSION_EXPIRED' : 'NOT_SIGNED_IN')
    return { owner: `staff ${who.staffId}`, who, answer: undefined }
  }
  const { session, answer } = await findSession(db, header, key, now)
  if (session.kind === 'ended') refuse('ERROR_SESSION_EXPIRED')
  if (session.kind !== 'signed-in') refuse('NOT_SIGNED_IN')
  // [6.40] the phone alone opens nothing of the account until its owner has confirmed the device
  if (session.access === 'masked' && !endpoint.onAnyDevice) refuse('ACCESS_NOT_AUTHORIZED', { reason: 'DEVICE_NOT_CONFIRMED' })
  return { owner: session.accountId, who: session, answer }
}

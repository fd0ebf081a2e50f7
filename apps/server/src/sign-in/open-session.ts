import { refuse } from '@vizit/contract/refusal'
import { judgeDevice } from '@vizit/rules/devices'
import type { Ctx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { letIn, newToken } from '../http/let-in.ts'
import type { SessionAccess } from '../http/session.sql.ts'
import { addWaitingSession } from '../http/waiting-session.sql.ts'
import { addPerson, NOBODY_YET } from '../people/people.ts'
import type { Tx } from '../store/store.ts'
import { addAccount, consumeAttempt, findAccount, lockPhone } from './sign-in.sql.ts'

/** `waits`: the account asks for its passkey as well; `step` names the sign-in that waits for it. */
export type Opened = { kind: 'opened'; token: string; access: SessionAccess; isNew: boolean } | { kind: 'waits'; step: string }

/**
 * Uses the attempt up and opens the session of the phone's account, made here when the phone is new: it was proven by a code just sent, so
 * nothing is waited for [4.08]; for `known-phones-only` a new phone is told and nothing is used up. On a device that the owner must confirm first the session is masked [1.57]. Where
 * the owner wants a passkey at each sign-in there is no session yet, on whatever device. All in one transaction: of parallel right answers one
 * gets on, the others CODE_EXPIRED.
 */
export async function openSession(
  ctx: Ctx,
  attempt: { id: string; phone: string; deviceHash: Buffer; deviceName: string },
  forWhom: 'any-phone' | 'known-phones-only'
): Promise<Opened | 'USER_NOT_REGISTERED'> {
  return ctx.store.transaction(async tx => {
    await lockPhone(tx, attempt.phone)
    const found = await findAccount(tx, attempt.phone, attempt.deviceHash)
    if (!found && forWhom === 'known-phones-only') return 'USER_NOT_REGISTERED'
    if ((await consumeAttempt(tx, attempt.id, ctx.now)) !== 1) refuse('CODE_EXPIRED')
    if (!found) return { kind: 'opened', token: await openNewAccount(tx, ctx, attempt), access: 'full', isNew: true }
    if (found.asks_passkey) return { kind: 'waits', step: await awaitPasskey(tx, ctx, found, attempt) }

    const verdict = judgeDevice(
      { device: found.known ? 'known' : 'unknown', hasConfirmedEmail: found.has_email, lastUsed: new Date(found.last_used) },
      ctx.now
    )
    const account = { accountId: found.id, profileId: found.profile_id }
    const token = await letIn(tx, ctx, account, { ...attempt, access: verdict === 'full' ? 'full' : 'masked' })
    return { kind: 'opened', token, access: verdict === 'full' ? 'full' : 'masked', isNew: false }
  })
}

/** An empty account for the phone, with a session on this device. The phone is locked and has no account. */
export async function openNewAccount(tx: Tx, ctx: Ctx, owner: { phone: string; deviceHash: Buffer; deviceName: string }): Promise<string> {
  const account = { accountId: ctx.newId(), profileId: ctx.newId() }
  await addPerson(tx, account.profileId, NOBODY_YET, ctx.now)
  await addAccount(tx, { id: account.accountId, phone: owner.phone, profileId: account.profileId, hashKey: newToken() }, ctx.now)
  return letIn(tx, ctx, account, { ...owner, access: 'full' })
}

async function awaitPasskey(
  tx: Tx,
  ctx: Ctx,
  found: { id: string; profile_id: string },
  { deviceHash, deviceName }: { deviceHash: Buffer; deviceName: string }
): Promise<string> {
  const id = ctx.newId()
  await addWaitingSession(tx, { id, accountId: found.id, deviceHash, deviceName, now: ctx.now })
  await audit(tx, { at: ctx.now, accountId: found.id, action: 'passkey-awaited', profileId: found.profile_id })
  return id
}

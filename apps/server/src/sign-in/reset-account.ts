import type { Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { resetAccount as endpoint } from '@vizit/contract/sign-in'
import { judgeReset } from '@vizit/rules/devices'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { endSessionsOf, findSessionsOf } from '../http/session.sql.ts'
import type { Tx } from '../store/store.ts'
import { openNewAccount } from './open-session.ts'
import { findPhone, lockPhone, unlinkPhone } from './sign-in.sql.ts'

/**
 * The number has a new owner: it leaves the silent account, which keeps its data and its own devices, and this device goes on in an
 * empty one [4.109] [8.78]. Nothing of the former account is shown, before or after.
 */
export async function resetAccount(ctx: SignedCtx): Promise<Reply<typeof endpoint>> {
  if (ctx.access !== 'masked') refuse('INVALID_STATE')
  const token = await ctx.store.transaction(async tx => {
    const before = await findPhone(tx, ctx.accountId)
    if (!before?.phone) return null
    await lockPhone(tx, before.phone)
    const former = await findPhone(tx, ctx.accountId)
    if (!former || judgeReset(new Date(former.last_used), ctx.now) !== 'may-begin-anew') refuse('ACCOUNT_IN_USE')
    if ((await unlinkPhone(tx, ctx.accountId, before.phone)) !== 1) return null
    const deviceName = (await findSessionsOf(tx, ctx.accountId, ctx.now)).find(session => session.id === ctx.sessionId)?.device_name ?? ''
    await endMasked(tx, ctx)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'phone-left-account' })
    return openNewAccount(tx, ctx, { phone: before.phone, deviceHash: ctx.deviceHash, deviceName })
  })
  // The phone has left this account already: the code must be asked for anew.
  if (token === null) refuse('INVALID_STATE')
  return { token }
}

/** Every session that the phone alone opened ends with it. */
async function endMasked(tx: Tx, ctx: SignedCtx): Promise<void> {
  for (const session of await findSessionsOf(tx, ctx.accountId, ctx.now))
    if (session.access === 'masked') await endSessionsOf(tx, ctx.accountId, { only: session.id }, ctx.now)
}

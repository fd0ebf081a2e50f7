import type { listEmails, removeEmail } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { findEmails, isWayBackGone, lockAccount, removeOwn } from './email.sql.ts'
import { tellAddress } from './tell-address.ts'

/** The own addresses. */
export async function ownEmails(ctx: SignedCtx): Promise<Reply<typeof listEmails>> {
  const emails = await findEmails(ctx.store, ctx.accountId)
  return { emails, waitingConfirmEmail: emails.some(email => !email.confirmed) }
}

/** Takes one away, with the links that lead to it. A confirmed one is told. */
export async function removeOwnEmail(ctx: SignedCtx, { id }: Received<typeof removeEmail>): Promise<Reply<typeof removeEmail>> {
  await ctx.store.transaction(async tx => {
    await lockAccount(tx, ctx.accountId)
    const removed = await removeOwn(tx, ctx.accountId, id)
    if (!removed) refuse('NOT_FOUND')
    if (await isWayBackGone(tx, ctx.accountId)) refuse('EMAIL_NEEDED')
    if (removed.confirmed) await tellAddress(tx, ctx, { accountId: ctx.accountId, address: removed.address, reason: 'removed' })
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'email-removed', objectId: id })
  })
  return {}
}

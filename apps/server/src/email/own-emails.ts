import type { listEmails, removeEmail } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../store/ledger.ts'
import { findEmails, removeOwn } from './email.sql.ts'

/** The own addresses. */
export async function ownEmails(ctx: SignedCtx): Promise<Reply<typeof listEmails>> {
  const emails = await findEmails(ctx.store, ctx.accountId)
  return { emails, waitingConfirmEmail: emails.some(email => !email.confirmed) }
}

/** Takes one away, with the links that lead to it. */
export async function removeOwnEmail(ctx: SignedCtx, { id }: Received<typeof removeEmail>): Promise<Reply<typeof removeEmail>> {
  await ctx.store.transaction(async tx => {
    if ((await removeOwn(tx, ctx.accountId, id)) !== 1) refuse('NOT_FOUND')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'email-removed', objectId: id })
  })
  return {}
}

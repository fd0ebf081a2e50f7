import type { setEmails as endpoint, resendEmailLink } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../store/ledger.ts'
import { addWaiting, findEmails, lockAccount } from './email.sql.ts'
import { issueLink, payForLetters } from './issue-link.ts'
import { ownEmails } from './own-emails.ts'

/** Each new address waits for its link [4.24]; the confirmed one of its usage stays until then. All or none. */
export async function setEmails(ctx: SignedCtx, { emails }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const different = (values: string[]) => new Set(values).size === values.length
  if (!different(emails.map(({ usage }) => usage)) || !different(emails.map(({ address }) => address)))
    refuse('INVALID_INPUT', { field: 'emails' })
  refuseLinked(await findEmails(ctx.store, ctx.accountId), emails)
  await payForLetters(
    ctx,
    emails.map(({ address }) => address)
  )
  await ctx.store.transaction(async tx => {
    await lockAccount(tx, ctx.accountId)
    refuseLinked(await findEmails(tx, ctx.accountId), emails)
    for (const { address, usage } of emails) {
      const id = ctx.newId()
      await addWaiting(tx, { id, accountId: ctx.accountId, address, usage }, ctx.now)
      await issueLink(tx, ctx, { purpose: 'confirm-address', emailId: id, sessionId: null })
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'email-set', objectId: id })
    }
  })
  return ownEmails(ctx)
}

function refuseLinked(own: { address: string; confirmed: boolean }[], wished: { address: string }[]): void {
  const at = wished.findIndex(wish => own.some(email => email.confirmed && email.address === wish.address))
  if (at >= 0) refuse('EMAIL_ALREADY_LINKED', { field: `emails.${at}.address` })
}

/** A new letter for an address that waits; the former link is void. [7.66] */
export async function resendLink(ctx: SignedCtx, { id }: Received<typeof resendEmailLink>): Promise<Reply<typeof resendEmailLink>> {
  const email = (await findEmails(ctx.store, ctx.accountId)).find(one => one.id === id)
  if (!email) refuse('NOT_FOUND')
  if (email.confirmed) refuse('INVALID_STATE')
  await payForLetters(ctx, [email.address])
  await ctx.store.transaction(async tx => {
    await lockAccount(tx, ctx.accountId)
    if (!(await findEmails(tx, ctx.accountId)).some(one => one.id === id && !one.confirmed)) refuse('INVALID_STATE')
    await issueLink(tx, ctx, { purpose: 'confirm-address', emailId: id, sessionId: null })
  })
  return { sentTo: email.address, resendAfterSeconds: RESEND_AFTER_SECONDS }
}

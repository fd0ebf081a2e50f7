import type { emailsInput, setEmails as endpoint, resendEmailLink } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import type * as z from 'zod/mini'
import type { SignedCtx } from '../deps.ts'
import { audit, keepConsentWords } from '../evidence/ledger.ts'
import type { Tx } from '../store/store.ts'
import { addWaiting, findEmails, findOwnProfile, lockAccount } from './email.sql.ts'
import { issueLink, payForLetters } from './issue-link.ts'
import { ownEmails } from './own-emails.ts'

type EmailsInput = z.output<typeof emailsInput>

/** Changes what of the account comes apart from the person: its addresses [7.56] and the consent [7.55]. All or none. */
export async function setEmails(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const putEmails = input.emails ? await prepareEmails(ctx, input.emails) : null
  await ctx.store.transaction(async tx => {
    await putEmails?.(tx)
    if (input.consentVersion === undefined) return
    const profileId = await findOwnProfile(tx, ctx.accountId)
    await keepConsentWords(tx, {
      profileId,
      accountId: ctx.accountId,
      version: input.consentVersion,
      channel: ctx.channel,
      brand: ctx.config.brand,
      at: ctx.now
    })
  })
  return ownEmails(ctx)
}

/**
 * Judges new addresses and pays for their letters; gives what puts them, in a transaction. Each waits for its link [4.24]; the confirmed one of
 * its usage stays until then.
 */
export async function prepareEmails(ctx: SignedCtx, emails: EmailsInput): Promise<(tx: Tx) => Promise<void>> {
  const different = (values: string[]) => new Set(values).size === values.length
  if (!different(emails.map(({ usage }) => usage)) || !different(emails.map(({ address }) => address)))
    refuse('INVALID_INPUT', { field: 'emails' })
  refuseLinked(await findEmails(ctx.store, ctx.accountId), emails)
  await payForLetters(
    ctx,
    emails.map(({ address }) => address)
  )
  return async tx => {
    await lockAccount(tx, ctx.accountId)
    refuseLinked(await findEmails(tx, ctx.accountId), emails)
    for (const { address, usage } of emails) {
      const id = ctx.newId()
      await addWaiting(tx, { id, accountId: ctx.accountId, address, usage }, ctx.now)
      await issueLink(tx, ctx, { purpose: 'confirm-address', emailId: id, sessionId: null })
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'email-set', objectId: id })
    }
  }
}

function refuseLinked(own: { address: string; confirmed: boolean }[], wanted: { address: string }[]): void {
  const at = wanted.findIndex(({ address }) => own.some(email => email.confirmed && email.address === address))
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

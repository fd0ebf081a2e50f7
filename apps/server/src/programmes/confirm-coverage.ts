import type { Received, Reply } from '@vizit/contract/endpoint'
import type { confirmCoverage as endpoint, resendCoverageMail as resend } from '@vizit/contract/programmes'
import { refuse } from '@vizit/contract/refusal'
import { allows } from '@vizit/rules/access'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { minskDay } from '@vizit/rules/days'
import type { Ctx, SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { pay } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { refusedBy } from '../store/store.ts'
import { linksOf, mailsOf, resendOf } from './budgets.ts'
import { confirmMailbox, lockToken } from './mails.sql.ts'
import { findCoverage } from './programmes.sql.ts'
import { planConfirmation } from './send-letters.job.ts'

/** [4.23] The link of the letter: it proves the mailbox, once, and hands the request to the HR manager. */
export async function confirmCoverage(ctx: Ctx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  await pay(ctx, [linksOf(ctx)])
  try {
    return await ctx.store.transaction(async tx => {
      const found = await lockToken(tx, hash(input.token), ctx.now)
      if (!found) refuse('LINK_EXPIRED')
      if (found.used || found.status !== 'PENDING_EMAIL') refuse('LINK_EXPIRED', { reason: 'used' })
      if (found.expired) refuse('LINK_EXPIRED', { reason: 'expired' })
      await confirmMailbox(tx, found.coverage_id, ctx.now)
      await audit(tx, {
        at: ctx.now,
        accountId: null,
        action: 'coverage-confirmed',
        profileId: found.profile_id,
        objectId: found.coverage_id
      })
      return { coverer: found.coverer, programCaption: found.caption, status: 'PENDING_HR' as const }
    })
  } catch (error) {
    // One work mailbox is one employee's: told only to whoever has proven to read it.
    if (refusedBy(error, 'coverages_one_per_mailbox')) refuse('PROGRAMME_ALREADY_LINKED')
    throw error
  }
}

/** Another letter with another link; those sent before go on working until one of them is used. */
export async function resendCoverageMail(ctx: SignedCtx, input: Received<typeof resend>): Promise<Reply<typeof resend>> {
  const found = await findCoverage(ctx.store, ctx.accountId, minskDay(ctx.now), input.coverageId)
  if (!found || !allows(found.level, 'EDIT_PROFILE')) refuse('NOT_FOUND')
  if (found.state !== 'PENDING_EMAIL' || found.email === null) refuse('INVALID_STATE', { status: found.state })
  await pay(ctx, [resendOf(ctx, input.coverageId), ...mailsOf(ctx, found.email)])
  await ctx.store.transaction(async tx => {
    await planConfirmation(tx, ctx, input.coverageId)
    await audit(tx, {
      at: ctx.now,
      accountId: ctx.accountId,
      action: 'coverage-asked-again',
      profileId: found.profile_id,
      objectId: input.coverageId
    })
  })
  return { resendAfterSeconds: RESEND_AFTER_SECONDS }
}

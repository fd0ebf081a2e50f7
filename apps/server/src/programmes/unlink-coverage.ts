import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { endCoverage } from './programmes.sql.ts'

/** Ends a coverage or takes a request back. Visits booked by it stay as they were agreed with the clinic. */
export async function unlinkCoverage(ctx: SignedCtx, input: { coverageId: string }): Promise<Record<string, never>> {
  await ctx.store.transaction(async tx => {
    const ended = await endCoverage(tx, ctx.accountId, minskDay(ctx.now), input.coverageId, ctx.now)
    if (!ended) refuse('NOT_FOUND')
    await audit(tx, {
      at: ctx.now,
      accountId: ctx.accountId,
      action: 'coverage-unlinked',
      profileId: ended.profile_id,
      objectId: input.coverageId
    })
  })
  return {}
}

import type { Received, Reply } from '@vizit/contract/endpoint'
import type { eraseProfile as endpoint } from '@vizit/contract/own-data'
import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { eraseAccount, erasePerson } from '../people/erase-person.ts'
import { judgeReauth } from './confirm-reauth.ts'
import { findToErase } from './own-data.sql.ts'

/**
 * Erases the own person. What would be lost is named first: PLANNED_VISITS {count}, and INVALID_STATE {children} for children whom nobody else
 * leads; then PROOF_REQUIRED until a code has proven who asks. The ledger of consents, the audit and the visits stay, without a name.
 */
export async function eraseProfile(ctx: SignedCtx, input: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  await ctx.store.transaction(async tx => {
    const found = await findToErase(tx, ctx.accountId, minskDay(ctx.now), ctx.now)
    if (!found) throw new Error('an account without a profile')
    if (found.planned_visits > 0 && !input.keepVisits) refuse('PLANNED_VISITS', { count: found.planned_visits })
    if (found.children.length !== (input.children ?? 0)) refuse('INVALID_STATE', { children: found.children.length })
    await judgeReauth(tx, ctx, 'erase')
    for (const profileId of [found.profile_id, ...found.children]) {
      await erasePerson(tx, profileId, ctx.now)
      await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'person-erased', profileId })
    }
    await eraseAccount(tx, ctx.accountId, ctx.now)
  })
  return { erased: true }
}

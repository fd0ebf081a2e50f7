import type { Received, Reply } from '@vizit/contract/endpoint'
import type { updateMember as endpoint } from '@vizit/contract/profile-form'
import { refuse } from '@vizit/contract/refusal'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { heldToday } from '@vizit/rules/seen-person'
import type { SignedCtx } from '../deps.ts'
import { keepConsentWords } from '../evidence/ledger.ts'
import { findHeld } from '../people/held.ts'
import { profileOf } from './read-profile.ts'

/** [7.58] The consent for a person over whom the account has all rights; anybody else does not exist for it. */
export async function updateMember(
  ctx: SignedCtx,
  { _id: profileId, consentVersion: version }: Received<typeof endpoint>
): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const row = await findHeld(ctx.store, ctx.accountId, today, profileId)
  if (!row) refuse('NOT_FOUND')
  if (!allows(heldToday(row, today).level, 'ALL')) refuse('ACCESS_NOT_AUTHORIZED')
  await ctx.store.transaction(tx =>
    keepConsentWords(tx, {
      profileId,
      accountId: ctx.accountId,
      channel: ctx.channel,
      version,
      brand: ctx.config.brand,
      at: ctx.now
    })
  )
  return profileOf(ctx)
}

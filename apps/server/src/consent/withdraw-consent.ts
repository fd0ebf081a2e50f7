import type { withdrawConsent as endpoint } from '@vizit/contract/consent'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { allows } from '@vizit/rules/access'
import { minskDay } from '@vizit/rules/days'
import { heldToday } from '@vizit/rules/seen-person'
import type { SignedCtx } from '../deps.ts'
import { audit, withdrawConsents } from '../evidence/ledger.ts'
import { findHeld } from '../people/held.ts'
import { countPlannedVisits } from './consent.sql.ts'

/** What an account stands on: these end with it. */
const ENDS_WITH_ACCOUNT: readonly string[] = ['user-agreement', 'privacy']

/** Takes consents of one kind back. Whoever needs them asks the ledger each time, so it holds from the next call on. */
export async function withdrawConsent(ctx: SignedCtx, { profileId, kind }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const today = minskDay(ctx.now)
  const row = await findHeld(ctx.store, ctx.accountId, today, profileId)
  if (!row) refuse('NOT_FOUND')
  if (!allows(heldToday(row, today).level, 'ALL')) refuse('ACCESS_NOT_AUTHORIZED')
  if (ENDS_WITH_ACCOUNT.includes(kind)) refuse('INVALID_STATE', { kind })
  return ctx.store.transaction(async tx => {
    const withdrawn = await withdrawConsents(tx, { profileId, kind, at: ctx.now })
    if (withdrawn === 0) refuse('INVALID_STATE', { kind })
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'consent-withdrawn', profileId, objectId: kind })
    return { withdrawn, plannedVisits: await countPlannedVisits(tx, profileId, ctx.now) }
  })
}

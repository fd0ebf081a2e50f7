import type { Reply } from '@vizit/contract/endpoint'
import type { staffMe, staffSignOut } from '@vizit/contract/staff'
import type { StaffCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { endStaffSession } from '../http/staff-session.sql.ts'

/** Ends the session that asks. Its token opens nothing from the next request on. */
export async function signOutStaff(ctx: StaffCtx): Promise<Reply<typeof staffSignOut>> {
  await ctx.store.transaction(async tx => {
    const ended = await endStaffSession(tx, ctx.staffTokenHash, ctx.now)
    if (ended === 1) await audit(tx, { at: ctx.now, accountId: null, action: 'staff-signed-out', objectId: ctx.staffId })
  })
  return {}
}

export async function whoAmI(ctx: StaffCtx): Promise<Reply<typeof staffMe>> {
  const { staffId, username, role, organisation, staffExpiresAt } = ctx
  const place = organisation && { kind: organisation.kind, code: organisation.code, name: organisation.name }
  return { id: staffId, username, role, organisation: place, sessionExpiresAt: staffExpiresAt }
}

import type { Reply } from '@vizit/contract/endpoint'
import type { signOut } from '@vizit/contract/sign-in'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { endSessionOf } from '../http/session.sql.ts'
import { hash, readBearer } from '../http/session.ts'

/** Ends the session that asks. Its token opens nothing from the next request on. */
export async function endSession(ctx: SignedCtx): Promise<Reply<typeof signOut>> {
  const bearer = readBearer(ctx.bearer ?? undefined)
  if (!bearer) return {}
  await ctx.store.transaction(async tx => {
    const ended = await endSessionOf(tx, hash(bearer.token), ctx.accountId, ctx.now)
    if (ended === 1) await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'signed-out' })
  })
  return {}
}

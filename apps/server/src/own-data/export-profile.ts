import { refuse } from '@vizit/contract/refusal'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { take } from '../http/limits.ts'
import { type Bytes, bytes } from '../http/route.ts'
import { judgeReauth } from './confirm-reauth.ts'
import { findEverything } from './own-data.sql.ts'

const EXPORTS_PER_DAY = 5

/** Everything that the product has of the own person, as one JSON file. Rows are read from every table that names the person, new ones included. */
export async function exportProfile(ctx: SignedCtx): Promise<Bytes> {
  await judgeReauth(ctx.store, ctx, 'export')
  const taken = await take(ctx.store, { key: `export:${ctx.accountId}`, most: EXPORTS_PER_DAY, seconds: 86_400 }, ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  const all = await ctx.store.transaction(async tx => {
    const found = await findEverything(tx, ctx.accountId)
    if (!found) throw new Error('an account without a profile')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'profile-exported', profileId: found.profile_id })
    return found
  })
  const file = {
    madeAt: ctx.now.toISOString(),
    userId: ctx.accountId,
    profileId: all.profile_id,
    visits: all.visits,
    photo: all.photo,
    tables: all.rows
  }
  return bytes(Buffer.from(JSON.stringify(file, null, 2)), `${ctx.config.brand.name}-${minskDay(ctx.now)}.json`)
}

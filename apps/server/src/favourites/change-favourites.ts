import type { Received, Reply } from '@vizit/contract/endpoint'
import type { addFavourite as addEndpoint, Favourite, listFavourites, removeFavourite as removeEndpoint } from '@vizit/contract/favourites'
import { refuse } from '@vizit/contract/refusal'
import type { AuditAction } from '@vizit/rules/access-log'
import { pushedOut } from '@vizit/rules/favourites'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import type { Tx } from '../store/store.ts'
import { dropFavourite, findFavourites, lockAccount, putFavourite } from './favourites.sql.ts'

/** [6.14] */
export async function readFavourites(ctx: SignedCtx): Promise<Reply<typeof listFavourites>> {
  return byType(await findFavourites(ctx.store, ctx.accountId))
}

/** [7.91] One adding of an account comes after another, so that the list never holds more than its ten [9.03]. */
export async function addFavourite(ctx: SignedCtx, input: Received<typeof addEndpoint>): Promise<Reply<typeof addEndpoint>> {
  const { id, branchId, type = 'physicians' } = input
  return ctx.store.transaction(async tx => {
    await lockAccount(tx, ctx.accountId)
    const before = await findFavourites(tx, ctx.accountId)
    const out = pushedOut(before, { ...input, type, photoUrl: null })
    if (out) await dropFavourite(tx, ctx.accountId, out)
    if ((await putFavourite(tx, ctx.accountId, { type, id, branchId }, ctx.now)) === 0) refuse('NOT_FOUND')
    await note(tx, ctx, 'favourite-added')
    return { ...byType(await findFavourites(tx, ctx.accountId)), pushedOut: out ?? null }
  })
}

export async function removeFavourite(ctx: SignedCtx, one: Received<typeof removeEndpoint>): Promise<Reply<typeof removeEndpoint>> {
  await ctx.store.transaction(async tx => {
    await lockAccount(tx, ctx.accountId)
    if ((await dropFavourite(tx, ctx.accountId, one)) > 0) await note(tx, ctx, 'favourite-removed')
  })
  return {}
}

/** Not of which doctor: the audit is never erased, and a bookmark may tell of an illness. */
function note(tx: Tx, ctx: SignedCtx, action: AuditAction): Promise<void> {
  return audit(tx, { at: ctx.now, accountId: ctx.accountId, action })
}

function byType(all: readonly Favourite[]): Reply<typeof listFavourites> {
  return { physicians: all.filter(one => one.type === 'physicians'), medcenters: all.filter(one => one.type === 'medcenters') }
}

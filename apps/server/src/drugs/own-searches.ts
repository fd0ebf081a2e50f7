import type { Received, Reply } from '@vizit/contract/endpoint'
import type { forgetDrugSearch as forgetOne, keepDrugSearch as keep, listDrugSearches } from '@vizit/contract/own-drugs'
import { refuse } from '@vizit/contract/refusal'
import type { AuditAction } from '@vizit/rules/access-log'
import { DRUG_SEARCHES_KEPT } from '@vizit/rules/drugs'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import type { Tx } from '../store/store.ts'
import { findOwnProfile, findSearches, keepNewestSearches, lockLists, putSearch, removeSearches } from './drugs.sql.ts'

type Searches = Reply<typeof listDrugSearches>

/** [1.32] */
export async function readSearches(ctx: SignedCtx): Promise<Searches> {
  return { searches: await findSearches(ctx.store, ctx.accountId) }
}

export async function keepSearch(ctx: SignedCtx, input: Received<typeof keep>): Promise<Searches> {
  return ctx.store.transaction(async tx => {
    await lockLists(tx, ctx.accountId)
    await putSearch(tx, { id: ctx.newId(), accountId: ctx.accountId, text: input.text, now: ctx.now })
    await keepNewestSearches(tx, ctx.accountId, DRUG_SEARCHES_KEPT)
    return { searches: await findSearches(tx, ctx.accountId) }
  })
}

export function forgetSearch(ctx: SignedCtx, input: Received<typeof forgetOne>): Promise<Reply<typeof forgetOne>> {
  return forget(ctx, input.searchId)
}

export function forgetSearches(ctx: SignedCtx): Promise<Reply<typeof forgetOne>> {
  return forget(ctx, null)
}

async function forget(ctx: SignedCtx, searchId: string | null): Promise<Reply<typeof forgetOne>> {
  await ctx.store.transaction(async tx => {
    const gone = await removeSearches(tx, ctx.accountId, searchId)
    if (searchId !== null && gone === 0) refuse('NOT_FOUND')
    if (gone > 0) await note(tx, ctx, 'drug-searches-forgotten')
  })
  return {}
}

/** The action, in the person's own log; which drug it was is told nowhere. */
export async function note(tx: Tx, ctx: SignedCtx, action: AuditAction, objectId: string | null = null): Promise<void> {
  await audit(tx, { at: ctx.now, accountId: ctx.accountId, action, profileId: await findOwnProfile(tx, ctx.accountId), objectId })
}

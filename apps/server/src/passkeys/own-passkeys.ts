import type { Received, Reply } from '@vizit/contract/endpoint'
import type { askPasskey as ask, listPasskeys as list, deletePasskey as remove, renamePasskey as rename } from '@vizit/contract/passkeys'
import { refuse } from '@vizit/contract/refusal'
import { judgeDeletion, mayAskPasskey, passkeyName } from '@vizit/rules/passkeys'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { deleteRow, findOwner, findPasskeys, lockOwner, renameRow, setAsked } from './passkeys.sql.ts'
import { insistOnOwner, reauthOf } from './reauth.ts'
import { tellOwner } from './tell-owner.ts'

/** The own passkeys and what holds for them. */
export async function listPasskeys(ctx: SignedCtx): Promise<Reply<typeof list>> {
  const owner = await findOwner(ctx.store, ctx.accountId)
  return {
    passkeys: await findPasskeys(ctx.store, ctx.accountId),
    asked: owner.asked && owner.passkeys > 0,
    hasConfirmedEmail: owner.hasConfirmedEmail,
    reauth: await reauthOf(ctx, owner)
  }
}

/** A name opens nothing, so that it needs no re-authentication. */
export async function renamePasskey(ctx: SignedCtx, input: Received<typeof rename>): Promise<Reply<typeof rename>> {
  const name = passkeyName(input.name)
  if (name === null) refuse('INVALID_INPUT', { field: 'name' })
  return ctx.store.transaction(async tx => {
    const renamed = await renameRow(tx, ctx.accountId, input.id, name)
    if (!renamed) refuse('NOT_FOUND')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'passkey-renamed', objectId: input.id })
    return renamed
  })
}

/** The last one ends the demand for it at sign-in, when that is said; otherwise nobody could sign in any more. */
export async function deletePasskey(ctx: SignedCtx, input: Received<typeof remove>): Promise<Reply<typeof remove>> {
  await insistOnOwner(ctx)
  await ctx.store.transaction(async tx => {
    await lockOwner(tx, ctx.accountId)
    const owner = await findOwner(tx, ctx.accountId)
    if ((await deleteRow(tx, ctx.accountId, input.id)) !== 1) refuse('NOT_FOUND')
    const verdict = judgeDeletion(owner, input.stopAsking ?? false)
    if (verdict === 'LAST_PASSKEY') refuse('LAST_PASSKEY')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'passkey-deleted', profileId: owner.profileId, objectId: input.id })
    await tellOwner(tx, ctx, 'deleted')
    if (verdict === 'may-delete') return
    await setAsked(tx, ctx.accountId, false)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'passkey-not-asked', profileId: owner.profileId })
  })
  return {}
}

/** Switches the demand for a passkey at each sign-in. */
export async function askPasskey(ctx: SignedCtx, { asked }: Received<typeof ask>): Promise<Reply<typeof ask>> {
  await insistOnOwner(ctx)
  await ctx.store.transaction(async tx => {
    await lockOwner(tx, ctx.accountId)
    const owner = await findOwner(tx, ctx.accountId)
    const verdict = asked ? mayAskPasskey(owner) : 'may-ask'
    if (verdict === 'NO_PASSKEY') refuse('INVALID_STATE', { reason: verdict })
    if (verdict === 'EMAIL_NEEDED') refuse('EMAIL_NEEDED')
    if ((await setAsked(tx, ctx.accountId, asked)) !== 1) return
    await audit(tx, {
      at: ctx.now,
      accountId: ctx.accountId,
      action: asked ? 'passkey-asked' : 'passkey-not-asked',
      profileId: owner.profileId
    })
    await tellOwner(tx, ctx, asked ? 'asked' : 'not-asked')
  })
  return { asked }
}

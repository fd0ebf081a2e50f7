import type { Received, Reply } from '@vizit/contract/endpoint'
import type { acceptFamilyInvite, declineFamilyInvite, readFamilyInvite } from '@vizit/contract/family-invites'
import { refuse } from '@vizit/contract/refusal'
import { shortName } from '@vizit/rules/people'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { hash } from '../http/session.ts'
import { personName } from '../people/person-name.ts'
import { findLed } from './family.sql.ts'
import { addRequest, findOwnOpen } from './family-code.sql.ts'
import { findInvite, type InviteRow, takeInvite } from './family-invite.sql.ts'
import { REQUEST_DAYS, whoAsks } from './join-family.ts'

/** Who invites. Nothing of their family is told. */
export async function readInvite(ctx: SignedCtx, { token }: Received<typeof readFamilyInvite>): Promise<Reply<typeof readFamilyInvite>> {
  const found = await inviteOf(ctx, token)
  return { name: shortName(personName(found)), as: found.relation, until: found.until }
}

/** A letter may be read by others: accepting only asks, and whoever invites sees who it is [R15]. */
export async function acceptInvite(
  ctx: SignedCtx,
  { token }: Received<typeof acceptFamilyInvite>
): Promise<Reply<typeof acceptFamilyInvite>> {
  const found = await inviteOf(ctx, token)
  const me = await whoAsks(ctx, found.relation)
  return ctx.store.transaction(async tx => {
    const led = await findLed(tx, found.profile_id)
    // A family that is gone, or that one leads together already, cannot be joined.
    if (!led || led.id === (await findLed(tx, me.id))?.id) refuse('INVALID_STATE')
    if ((await takeInvite(tx, found.id)) === 0) refuse('LINK_EXPIRED')
    const code = { family_id: led.id, id: found.id, drawn_by: found.account_id, offered: found.offered, until: found.until }
    await addRequest(tx, { id: ctx.newId(), accountId: ctx.accountId, relation: found.relation, code, days: REQUEST_DAYS }, ctx.now)
    const request = await findOwnOpen(tx, ctx.accountId, led.id)
    if (!request) throw new Error('a request that was just made is not there')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'family-asked', profileId: me.id, objectId: request.id })
    await keepAnswer(tx, ctx.once, { requestId: request.id }, ctx.now)
    return { requestId: request.id }
  })
}

export async function declineInvite(
  ctx: SignedCtx,
  { token }: Received<typeof declineFamilyInvite>
): Promise<Reply<typeof declineFamilyInvite>> {
  const found = await inviteOf(ctx, token)
  await ctx.store.transaction(async tx => {
    if ((await takeInvite(tx, found.id)) === 0) refuse('LINK_EXPIRED')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'family-invite-declined', objectId: found.id })
  })
  return {}
}

async function inviteOf(ctx: SignedCtx, token: string): Promise<InviteRow> {
  const found = await findInvite(ctx.store, hash(token), ctx.now)
  if (!found) refuse('LINK_EXPIRED')
  if (found.account_id === ctx.accountId) refuse('INVALID_STATE', { reason: 'OWN_INVITE' })
  return found
}

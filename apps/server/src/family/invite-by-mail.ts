import { createHmac } from 'node:crypto'
import type { Received, Reply } from '@vizit/contract/endpoint'
import type { listFamilyInvites, sendFamilyInvite, withdrawFamilyInvite } from '@vizit/contract/family-invites'
import { refuse } from '@vizit/contract/refusal'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import { minskDay } from '@vizit/rules/days'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { type Budget, firstSpent, take } from '../http/limits.ts'
import { hash } from '../http/session.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Db } from '../store/store.ts'
import { shareable } from './draw-code.ts'
import { findMembers, lockOwnFamily } from './family.sql.ts'
import { dropInvite, findInvites, hasOwnAddress, putInvite } from './family-invite.sql.ts'
import { judgeAdding, ownAdult } from './judge-family.ts'

const INVITE_DAYS = 7
const DAY = 86_400
const LETTERS_PER_ACCOUNT_DAY = 10
/** Nobody's mailbox is to be filled through the families of others. */
const LETTERS_PER_ADDRESS_DAY = 5
/** With the worker's growing waits these reach over an hour. */
const SEND_TRIES = 9

/** Made of the row's id and the secret each time it is needed: no row and no job holds a token that works. */
export function inviteTokenOf(secret: string, id: string): string {
  return createHmac('sha256', secret).update(`family invite ${id}`).digest('base64url')
}

/** [7.41] Plans the letter of an invitation. A place must be free now, though it is judged again when the request is confirmed. */
export async function invite(ctx: SignedCtx, input: Received<typeof sendFamilyInvite>): Promise<Reply<typeof sendFamilyInvite>> {
  const me = await ownAdult(ctx)
  const grants = input.grants ?? []
  const open = new Set((await shareable(ctx)).profiles.map(profile => profile.profileId))
  if (grants.some(grant => !open.has(grant.profileId))) refuse('ACCESS_NOT_AUTHORIZED')
  if (await hasOwnAddress(ctx.store, ctx.accountId, input.email)) refuse('INVALID_INPUT', { field: 'email', reason: 'own-address' })
  await pay(ctx, input.email)

  return ctx.store.transaction(async tx => {
    const familyId = await lockOwnFamily(tx, ctx.newId(), me.id, ctx.now)
    const members = await findMembers(tx, familyId)
    if (input.as === 'RELATIVE') judgeAdding('OTHER', members, minskDay(ctx.now))
    else if (members.some(member => member.rel_kind === 'SPOUSE')) refuse('SPOUSE_EXISTS')
    const id = ctx.newId()
    const tokenHash = hash(inviteTokenOf(ctx.config.secret, id))
    const { email, as, deviceName } = input
    await putInvite(
      tx,
      { id, accountId: ctx.accountId, address: email, tokenHash, relation: as, offered: grants, deviceName, days: INVITE_DAYS },
      ctx.now
    )
    await enqueue(tx, 'send-family-invite', { id }, { maxAttempts: SEND_TRIES })
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'family-invited', profileId: me.id, objectId: id })
    const reply = await invitesOf(ctx, tx)
    await keepAnswer(tx, ctx.once, reply, ctx.now)
    return reply
  })
}

/** Keys are digests: the counters tell no address. */
async function pay(ctx: SignedCtx, address: string): Promise<void> {
  const key = createHmac('sha256', ctx.config.secret).update(`family invite to\n${address}`).digest('base64url')
  const again: Budget = { key: `invite-again:${ctx.accountId}:${key}`, most: 1, seconds: RESEND_AFTER_SECONDS }
  const early = await firstSpent(ctx.store, [again], ctx.now)
  if (early) refuse('INVALID_STATE', { retryAfter: early.retryAfterSeconds })
  const many: Budget[] = [
    { key: `invite-account:${ctx.accountId}`, most: LETTERS_PER_ACCOUNT_DAY, seconds: DAY },
    { key: `invite-address:${key}`, most: LETTERS_PER_ADDRESS_DAY, seconds: DAY }
  ]
  const spent = await firstSpent(ctx.store, many, ctx.now)
  if (spent) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })
  for (const budget of [again, ...many]) {
    const taken = await take(ctx.store, budget, ctx.now)
    if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  }
}

export async function ownInvites(ctx: SignedCtx): Promise<Reply<typeof listFamilyInvites>> {
  return invitesOf(ctx, ctx.store)
}

async function invitesOf(ctx: SignedCtx, db: Db): Promise<Reply<typeof listFamilyInvites>> {
  const rows = await findInvites(db, ctx.accountId, ctx.now)
  return {
    invites: rows.map(row => ({ inviteId: row.id, email: row.email, as: row.relation, createdAt: row.created_at, until: row.until }))
  }
}

export async function withdrawInvite(
  ctx: SignedCtx,
  { inviteId }: Received<typeof withdrawFamilyInvite>
): Promise<Reply<typeof withdrawFamilyInvite>> {
  await ctx.store.transaction(async tx => {
    if ((await dropInvite(tx, ctx.accountId, inviteId)) === 0) refuse('NOT_FOUND')
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'family-invite-withdrawn', objectId: inviteId })
  })
  return {}
}

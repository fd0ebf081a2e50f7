import type { confirmLink as endpoint } from '@vizit/contract/email'
import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { Ctx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { rememberDevice, unmaskSession } from '../http/session.sql.ts'
import type { Tx } from '../store/store.ts'
import {
  confirmWaiting,
  findEmails,
  findLinkEnd,
  isTaken,
  lockAccount,
  lockAddress,
  removeWaiting,
  type UsedLink,
  useLink
} from './email.sql.ts'
import { readLinkToken } from './link-token.ts'
import { tellAddress } from './tell-address.ts'

/** Does what the link asks, once. No session is needed: the letter may be read on another device. */
export async function confirmLink(ctx: Ctx, { token }: Received<typeof endpoint>): Promise<Reply<typeof endpoint>> {
  const id = readLinkToken(ctx.config.secret, token)
  if (!id) refuse('LINK_EXPIRED')
  const outcome = await ctx.store.transaction(async tx => {
    const link = await useLink(tx, id, ctx.now)
    if (!link) return 'LINK_EXPIRED'
    return link.purpose === 'confirm-device' ? letDeviceIn(tx, link, ctx.now) : takeAddress(tx, ctx, link)
  })
  // Refused only now: what the link led to is kept, an address that cannot be had no longer waits.
  if (outcome === 'EMAIL_TAKEN') refuse(outcome)
  if (outcome === 'LINK_EXPIRED') refuse(outcome, { reason: await findLinkEnd(ctx.store, id) })
  return { confirmed: outcome }
}

/** [4.22] The session that asked is let in, and its device is known from here on. */
async function letDeviceIn(tx: Tx, link: UsedLink, now: Date): Promise<'device' | 'LINK_EXPIRED'> {
  const session = await unmaskSession(tx, link.session_id!, now)
  if (!session) return 'LINK_EXPIRED'
  await rememberDevice(tx, session.account_id, session.device_hash, now)
  await audit(tx, { at: now, accountId: session.account_id, action: 'device-confirmed', objectId: link.session_id })
  return 'device'
}

/** One account an address: who has confirmed it first keeps it. The address before it, and the one beside it, are told. */
async function takeAddress(tx: Tx, ctx: Ctx, link: UsedLink): Promise<'address' | 'EMAIL_TAKEN' | 'LINK_EXPIRED'> {
  const { now } = ctx
  await lockAccount(tx, link.account_id)
  await lockAddress(tx, link.address)
  if (await isTaken(tx, link.address)) {
    await removeWaiting(tx, link.email_id)
    return 'EMAIL_TAKEN'
  }
  const accountId = link.account_id
  const { confirmed, replaced } = await confirmWaiting(tx, { id: link.email_id, accountId, usage: link.usage }, now)
  if (confirmed !== 1) return 'LINK_EXPIRED'
  if (replaced !== null) await tellAddress(tx, ctx, { accountId, address: replaced, reason: 'replaced' })
  for (const { id, address, confirmed: stands } of await findEmails(tx, accountId))
    if (stands && id !== link.email_id) await tellAddress(tx, ctx, { accountId, address, reason: 'added' })
  await audit(tx, { at: now, accountId: link.account_id, action: 'email-confirmed', objectId: link.email_id })
  return 'address'
}

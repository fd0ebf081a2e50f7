// One letter with one link: what it costs, the row that makes it true, and the job that sends it.
import { createHmac } from 'node:crypto'
import { refuse } from '@vizit/contract/refusal'
import { RESEND_AFTER_SECONDS } from '@vizit/rules/codes'
import type { SignedCtx } from '../deps.ts'
import { type Budget, firstSpent, take } from '../http/limits.ts'
import { enqueue } from '../jobs/enqueue.ts'
import type { Tx } from '../store/store.ts'
import { addLink, type NewLink } from './email.sql.ts'

export const LINK_LIVES_HOURS = 24
const LETTERS_PER_ACCOUNT_HOUR = 10
/** Whoever asks: nobody's mailbox is to be filled through us. */
const LETTERS_PER_ADDRESS_DAY = 10

/**
 * Pays for a letter to each address, or for none. Refuses INVALID_STATE {retryAfter} within 61 seconds of the last letter to an address, and
 * ERROR_TOO_MANY_REQUESTS {retryAfter} above 10 an hour for the account or 10 a day for the address.
 */
export async function payForLetters(ctx: SignedCtx, addresses: string[]): Promise<void> {
  const keyOf = (address: string) => createHmac('sha256', ctx.config.secret).update(`letter\n${address}`).digest('base64url')
  const again: Budget[] = addresses.map(to => ({
    key: `letter-again:${ctx.accountId}:${keyOf(to)}`,
    most: 1,
    seconds: RESEND_AFTER_SECONDS
  }))
  const many: Budget[] = [
    { key: `letter-account:${ctx.accountId}`, most: LETTERS_PER_ACCOUNT_HOUR, seconds: 3_600 },
    ...addresses.map(to => ({ key: `letter-address:${keyOf(to)}`, most: LETTERS_PER_ADDRESS_DAY, seconds: 86_400 }))
  ]
  const early = await firstSpent(ctx.store, again, ctx.now)
  if (early) refuse('INVALID_STATE', { retryAfter: early.retryAfterSeconds })
  const spent = await firstSpent(ctx.store, many, ctx.now)
  if (spent) refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: spent.retryAfterSeconds })
  for (const budget of [...again, ...many]) {
    const taken = await take(ctx.store, budget, ctx.now)
    if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
  }
}

/** Makes the link in this transaction; its letter leaves when that commits. */
export async function issueLink(tx: Tx, ctx: SignedCtx, link: Omit<NewLink, 'id'>): Promise<void> {
  const id = ctx.newId()
  await addLink(tx, { id, ...link }, ctx.now, LINK_LIVES_HOURS)
  await enqueue(tx, 'send-mail-link', { id }, { maxAttempts: 10 })
}

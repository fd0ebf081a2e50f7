import type { CalendarFeed, setFeed as setEndpoint } from '@vizit/contract/calendar-feed'
import type { Received } from '@vizit/contract/endpoint'
import type { FeedWords } from '@vizit/rules/calendar-feed'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { dropFeed, findFeed, putFeed } from './calendar-feed.sql.ts'
import { feedToken, feedTokenHash } from './feed-token.ts'

export async function readFeed(ctx: SignedCtx): Promise<{ feed: CalendarFeed }> {
  const row = await findFeed(ctx.store, ctx.accountId)
  if (!row) return { feed: null }
  const token = feedToken(ctx.config.secret, row.id)
  const isOurs = feedTokenHash(token).equals(row.token_hash)
  const link = isOurs ? `${ctx.config.publicUrl}/api/v2/public/calendar/${token}/visits.ics` : null
  return { feed: { link, words: row.words, madeAt: row.made_at, readAt: row.read_at } }
}

export async function setFeed(ctx: SignedCtx, { words }: Received<typeof setEndpoint>): Promise<{ feed: CalendarFeed }> {
  await putAddress(ctx, words)
  return readFeed(ctx)
}

/** Makes the address of the account, or changes what the one that there is tells. */
export async function putAddress(
  ctx: Pick<SignedCtx, 'store' | 'config' | 'newId' | 'accountId' | 'now'>,
  words: FeedWords
): Promise<void> {
  const id = ctx.newId()
  const tokenHash = feedTokenHash(feedToken(ctx.config.secret, id))
  await ctx.store.transaction(async tx => {
    const put = await putFeed(tx, ctx.accountId, { id, tokenHash, words }, ctx.now)
    await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: put?.inserted ? 'calendar-made' : 'calendar-changed' })
  })
}

export async function revokeFeed(ctx: SignedCtx): Promise<Record<string, never>> {
  await ctx.store.transaction(async tx => {
    if ((await dropFeed(tx, ctx.accountId)) > 0) await audit(tx, { at: ctx.now, accountId: ctx.accountId, action: 'calendar-revoked' })
  })
  return {}
}

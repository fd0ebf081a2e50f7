import type { calendarFeed } from '@vizit/contract/calendar-feed'
import type { Received } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import { judgeInFeed } from '@vizit/rules/calendar-feed'
import { minskDay, minskInstant } from '@vizit/rules/days'
import type { Ctx } from '../deps.ts'
import { noteViews } from '../evidence/ledger.ts'
import { calendarAnswer, inCalendar } from '../http/calendar-answer.ts'
import { networkOf, take } from '../http/limits.ts'
import type { Bytes } from '../http/route.ts'
import { hash } from '../http/session.ts'
import { languageOf } from '../store/languages.ts'
import { namesSaidIn } from '../store/names.sql.ts'
import { wordsOf } from '../words/words-of.ts'
import { findVisitsAhead, readByToken } from './calendar-feed.sql.ts'
import { feedTokenHash } from './feed-token.ts'

/** A calendar asks a few times an hour; a family's few devices through one service ask as often. */
const READS_AN_HOUR = 60
/** Addresses that are none, from one network: calendars of a revoked one go on asking. */
const MISSES_AN_HOUR = 120
const REFRESH_HOURS = 1

/** The visits of the family as its calendar may tell them: those from today on, and for two weeks what was cancelled of them. */
export async function serveFeed(ctx: Ctx, { token }: Received<typeof calendarFeed>): Promise<Bytes> {
  const tokenHash = feedTokenHash(token)
  await spend(ctx, `calendar:${tokenHash.toString('hex')}`, READS_AN_HOUR)
  const feed = await readByToken(ctx.store, tokenHash, ctx.now)
  if (!feed) {
    await spend(ctx, `calendar-miss:${hash(networkOf(ctx.address)).toString('hex')}`, MISSES_AN_HOUR)
    refuse('NOT_FOUND')
  }
  const today = minskDay(ctx.now)
  const rows = await findVisitsAhead(ctx.store, feed.account_id, today, minskInstant(today, '00:00'))
  const shown = rows.filter(row => {
    const isCancelled = row.status === 'cancelled' || row.status === 'failed'
    return judgeInFeed({ isCancelled, changedAt: row.updated_at }, ctx.now) === 'shown'
  })
  const others = new Set(shown.filter(row => row.rel_kind !== 'ME').map(row => row.profile_id))
  await noteViews(ctx.store, { at: ctx.now, accountId: feed.account_id, action: 'visits-looked', profileIds: [...others] })
  const language = await languageOf(ctx.store, feed.account_id)
  const said = await namesSaidIn(
    ctx.store,
    language,
    shown.map(row => row.speciality)
  )
  const events = shown.map(row => {
    const event = inCalendar(row, language, said)
    return feed.words === 'plain'
      ? { ...event, summary: wordsOf('calendar-feed', language).visit, location: null, description: null }
      : event
  })
  return calendarAnswer(ctx.config.brand.names[language], events, { refreshHours: REFRESH_HOURS })
}

async function spend(ctx: Ctx, key: string, most: number): Promise<void> {
  const taken = await take(ctx.store, { key, most, seconds: 3600 }, ctx.now)
  if (taken.verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: taken.retryAfterSeconds })
}

import type { Received } from '@vizit/contract/endpoint'
import type { pageVisits as endpoint } from '@vizit/contract/visits'
import { minskDay } from '@vizit/rules/days'
import { VISIT_STATUSES, type VisitState } from '@vizit/rules/visits'
import type { SignedCtx } from '../deps.ts'
import { type JsonText, jsonText } from '../http/route.ts'
import { writeVisits } from '../visit-record/visit-card.ts'
import { findAfterwards, noteLooked } from './list-visits.ts'
import { findLatest, findSoonest, type Page } from './visits.sql.ts'

const PAGE = 30

/** [3.27] The store's way to say `visitState`. What was neither confirmed nor called off before its time is no real past visit [4.66]. */
const PARTS: Record<VisitState, Pick<Page, 'hidden' | 'statuses' | 'ended'>> = {
  future: { hidden: false, statuses: ['pending', 'booked', 'created_manually', 'done', 'no_show'], ended: false },
  past: { hidden: false, statuses: ['booked', 'done', 'no_show'], ended: true },
  cancelled: { hidden: false, statuses: ['cancelled', 'failed'], ended: null },
  deleted: { hidden: true, statuses: VISIT_STATUSES, ended: null }
}

/** [7.24] One page of one state. */
export async function pageVisits(ctx: SignedCtx, asked: Received<typeof endpoint>): Promise<JsonText> {
  const state = asked.state ?? 'future'
  const size = asked.count || PAGE
  const [startsAt, orderId] = asked.after?.split('_') ?? []
  const asks: Page = {
    ...PARTS[state],
    profileId: asked.profileId ?? null,
    now: ctx.now,
    after: startsAt !== undefined && orderId !== undefined ? { startsAt, orderId } : null,
    most: size + 1
  }
  const find = state === 'future' ? findSoonest : findLatest
  const rows = await find(ctx.store, ctx.accountId, minskDay(ctx.now), asks)
  const last = rows.length > size ? rows[size - 1] : undefined
  const page = rows.slice(0, size)
  const [afterwards] = await Promise.all([findAfterwards(ctx, page), noteLooked(ctx, page)])
  const next = last ? `${last.starts_at}_${last.order_id}` : null
  return jsonText(`{"visits":${writeVisits(page, ctx.now, afterwards)},"next":${JSON.stringify(next)}}`)
}

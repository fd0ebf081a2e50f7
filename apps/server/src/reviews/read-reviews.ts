import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { listOwnReviews, listReviews, OwnReview, Review } from '@vizit/contract/reviews'
import { signatureOf } from '@vizit/rules/reviews'
import type { Ctx, SignedCtx } from '../deps.ts'
import { countPublished, findOwn, findPublished, type OwnRow, type ShownRow } from './reviews.sql.ts'

const PAGE = 50

/** What is published of a doctor or a centre, for everybody alike: the author of an anonymous one is told nothing else here than others are. */
export async function readReviews(ctx: Ctx, asked: Received<typeof listReviews>): Promise<Reply<typeof listReviews>> {
  const counted = await countPublished(ctx.store, asked.about, asked.aboutId)
  if (!counted) refuse('NOT_FOUND')
  const rows = await findPublished(ctx.store, {
    of: asked.about,
    id: asked.aboutId,
    skip: asked.skip ?? 0,
    size: PAGE,
    oldestFirst: asked.sort === 'oldest'
  })
  return { reviews: rows.map(toReview), total: counted.total }
}

export async function readOwnReviews(ctx: SignedCtx): Promise<Reply<typeof listOwnReviews>> {
  const rows = await findOwn(ctx.store, ctx.accountId, null)
  return { reviews: rows.map(toOwnReview) }
}

/** [3.50] */
function toReview(row: ShownRow): Review {
  const name = row.publish_name ? signatureOf({ firstName: row.first_name, lastName: row.last_name }) : ''
  return { id: row.shown_as, comment: row.comment, author: name || null, date: row.published_on, answer: answerOf(row) }
}

export function toOwnReview(row: OwnRow): OwnReview {
  return {
    id: row.id,
    orderId: row.order_id,
    about: row.about,
    aboutId: row.about_id,
    aboutName: row.about_name,
    comment: row.comment,
    publishName: row.publish_name,
    state: row.state,
    rejectedBecause: row.rejected_because,
    writtenAt: row.written_at,
    date: row.published_on,
    answer: answerOf(row)
  }
}

function answerOf({ answer, answered_on }: Pick<OwnRow, 'answer' | 'answered_on'>): Review['answer'] {
  return answer !== null && answered_on !== null ? { text: answer, date: answered_on } : null
}

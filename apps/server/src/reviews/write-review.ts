import type { Received, Reply } from '@vizit/contract/endpoint'
import { refuse } from '@vizit/contract/refusal'
import type { addReview as add, changeReview as change, deleteReview as remove } from '@vizit/contract/reviews'
import type { AuditAction } from '@vizit/rules/access-log'
import { minskDay } from '@vizit/rules/days'
import { judgeReviewable, judgeReviewer } from '@vizit/rules/reviews'
import type { SignedCtx } from '../deps.ts'
import { audit } from '../evidence/ledger.ts'
import { keepAnswer } from '../http/answers.ts'
import { take } from '../http/limits.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { type Db, refusedBy, type Tx } from '../store/store.ts'
import { toOwnReview } from './read-reviews.ts'
import { findAuthor, findOwn, findVisitToReview, insertReview, removeReview, rewriteReview, type Touched } from './reviews.sql.ts'

/** Added and changed together: a person has a few visits a day, a flood has more. */
const WRITINGS_PER_DAY = 20

/** [1.34] [4.90] */
export async function addReview(ctx: SignedCtx, input: Received<typeof add>): Promise<Reply<typeof add>> {
  const visit = await findVisitToReview(ctx.store, ctx.accountId, minskDay(ctx.now), input.orderId)
  if (!visit) refuse('NOT_FOUND')
  const author = await adultAuthor(ctx.store, ctx)
  const verdict = judgeReviewable({ status: visit.status, endDate: visit.ends_at }, ctx.now)
  if (verdict !== 'took-place') refuse('INVALID_STATE', { status: verdict })
  await spendWriting(ctx)
  const id = ctx.newId()
  try {
    return await ctx.store.transaction(async tx => {
      await insertReview(tx, {
        id,
        accountId: ctx.accountId,
        orderId: input.orderId,
        about: input.about,
        doctorId: input.about === 'doctor' ? visit.doctor_id : null,
        centreId: input.about === 'centre' ? visit.centre_id : null,
        comment: input.comment,
        publishName: input.publishName,
        shownAs: ctx.newId(),
        now: ctx.now
      })
      await note(tx, ctx, 'review-added', author, id)
      const reply = { done: 'added' as const, review: await own(tx, ctx, id) }
      await keepAnswer(tx, ctx.once, reply, ctx.now)
      return reply
    })
  } catch (error) {
    if (refusedBy(error, 'reviews_one_of_visit')) refuse('REVIEW_EXISTS')
    throw error
  }
}

/** [1.35] [4.91] */
export async function changeReview(ctx: SignedCtx, input: Received<typeof change>): Promise<Reply<typeof change>> {
  const [known] = await findOwn(ctx.store, ctx.accountId, input.reviewId)
  if (!known) refuse('NOT_FOUND')
  const author = await adultAuthor(ctx.store, ctx)
  if (known.comment === input.comment && known.publish_name === input.publishName) return { done: 'changed', review: toOwnReview(known) }
  await spendWriting(ctx)
  return ctx.store.transaction(async tx => {
    const { comment, publishName, reviewId } = input
    const touched = await rewriteReview(tx, {
      accountId: ctx.accountId,
      reviewId,
      comment,
      publishName,
      shownAs: ctx.newId(),
      now: ctx.now
    })
    if (!touched) refuse('NOT_FOUND')
    await recount(tx, touched)
    await note(tx, ctx, 'review-changed', author, reviewId)
    return { done: 'changed' as const, review: await own(tx, ctx, reviewId) }
  })
}

/** [1.36] */
export async function deleteReview(ctx: SignedCtx, input: Received<typeof remove>): Promise<Reply<typeof remove>> {
  await ctx.store.transaction(async tx => {
    const author = await findAuthor(tx, ctx.accountId)
    const touched = await removeReview(tx, ctx.accountId, input.reviewId)
    if (!author || !touched) refuse('NOT_FOUND')
    await recount(tx, touched)
    await note(tx, ctx, 'review-deleted', author.profile_id, input.reviewId)
  })
  return {}
}

/** The count that the catalogue shows and sorts by is made anew from what is published. */
export async function recount(tx: Tx, { doctor_id: doctorId, centre_id: centreId }: Touched): Promise<void> {
  const [of, jobKey] =
    doctorId === null ? [{ centreId }, `recount-reviews:centre-${centreId}`] : [{ doctorId }, `recount-reviews:${doctorId}`]
  await enqueue(tx, 'recount-reviews', of, { jobKey })
}

/** [5.81] The own profile of the author, who is an adult. */
async function adultAuthor(db: Db, ctx: SignedCtx): Promise<string> {
  const author = await findAuthor(db, ctx.accountId)
  if (!author || judgeReviewer(author.birthday, minskDay(ctx.now)) !== 'may-review') refuse('ADULTS_ONLY')
  return author.profile_id
}

/** In the author's own log alone: in the log of the one whose visit it was, a parent could read what the other one wrote anonymously. */
function note(tx: Tx, ctx: SignedCtx, action: AuditAction, profileId: string, reviewId: string): Promise<void> {
  return audit(tx, { at: ctx.now, accountId: ctx.accountId, action, profileId, objectId: reviewId })
}

async function own(tx: Tx, ctx: SignedCtx, reviewId: string) {
  const [row] = await findOwn(tx, ctx.accountId, reviewId)
  return row ? toOwnReview(row) : refuse('NOT_FOUND')
}

async function spendWriting(ctx: SignedCtx): Promise<void> {
  const { verdict, retryAfterSeconds } = await take(
    ctx.store,
    { key: `reviews:${ctx.accountId}`, most: WRITINGS_PER_DAY, seconds: 86_400 },
    ctx.now
  )
  if (verdict === 'spent') refuse('ERROR_TOO_MANY_REQUESTS', { retryAfter: retryAfterSeconds })
}

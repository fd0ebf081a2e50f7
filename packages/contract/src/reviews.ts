import { judgeComment, REVIEW_STATES, REVIEWED } from '@vizit/rules/reviews'
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { count, day, instant, judgedText, rowId, uuid } from './fields.ts'

/** [5.80] trimmed from here on */
const comment = z.pipe(
  judgedText(text => judgeComment(text) === 'ok'),
  z.transform(text => text.trim())
)

const answer = z.object({ text: z.string(), date: day })

/** [3.49] A review as everybody reads it. `id` is good for this text only and is not the one that its author has. */
export const review = z.object({
  id: uuid,
  comment: z.string(),
  /** [3.50] null: anonymous */
  author: z.nullable(z.string()),
  /** The day of its publication. */
  date: day,
  answer: z.nullable(answer)
})
export type Review = z.output<typeof review>

/** A review as its author reads it, in whatever state. */
export const ownReview = z.object({
  id: uuid,
  orderId: uuid,
  about: z.enum(REVIEWED),
  /** The doctor or the centre. */
  aboutId: z.string(),
  aboutName: z.string(),
  comment: z.string(),
  publishName: z.boolean(),
  state: z.enum(REVIEW_STATES),
  rejectedBecause: z.nullable(z.string()),
  writtenAt: instant,
  /** The day of its publication, null while it is not published. */
  date: z.nullable(day),
  answer: z.nullable(answer)
})
export type OwnReview = z.output<typeof ownReview>

/** Reviews of a doctor or of a centre that are published, newest or oldest day first, 50 a page. NOT_FOUND: no such doctor or centre. */
export const listReviews = endpoint({
  method: 'GET',
  path: '/api/v2/public/reviews/:about/:aboutId',
  summary: 'Published reviews of a doctor or a medical centre.',
  access: 'anyone',
  input: z.object({
    about: z.enum(REVIEWED),
    aboutId: rowId,
    sort: z.optional(z.enum(['newest', 'oldest'])),
    skip: z.optional(count(9_999))
  }),
  reply: z.object({ reviews: z.array(review), total: z.number() }),
  refusals: ['NOT_FOUND']
})

/** [3.94] myFeedbacks: everything that the caller wrote, newest first. */
export const listOwnReviews = endpoint({
  method: 'GET',
  path: '/api/v2/my/reviews',
  summary: 'Reviews that the caller wrote, in every state.',
  access: 'signed-in',
  input: z.object({}),
  reply: z.object({ reviews: z.array(ownReview) }),
  refusals: []
})

/**
 * [4.90] Adds a review of a visit that took place, one's own or of a person one may book for; one of the doctor and one of the centre.
 * ADULTS_ONLY [5.81], INVALID_STATE {status: 'not-yet' | 'did-not'}: the visit has not taken place, REVIEW_EXISTS: the caller has written it already.
 */
export const addReview = endpoint({
  method: 'POST',
  path: '/api/v2/my/reviews',
  summary: 'Review a visit that took place.',
  access: 'signed-in',
  input: z.object({ orderId: uuid, about: z.enum(REVIEWED), comment, publishName: z.boolean() }),
  reply: z.object({ done: z.literal('added'), review: ownReview }),
  refusals: ['NOT_FOUND', 'ADULTS_ONLY', 'INVALID_STATE', 'REVIEW_EXISTS'],
  creates: true
})

/** [4.91] Changes it: the new words wait for the moderator, and the old ones are shown to nobody from now on. */
export const changeReview = endpoint({
  method: 'PATCH',
  path: '/api/v2/my/reviews/:reviewId',
  summary: 'Change a review of one’s own.',
  access: 'signed-in',
  input: z.object({ reviewId: uuid, comment, publishName: z.boolean() }),
  reply: z.object({ done: z.literal('changed'), review: ownReview }),
  refusals: ['NOT_FOUND', 'ADULTS_ONLY']
})

/** [1.36] Deletes it for good; the visit may be reviewed anew. */
export const deleteReview = endpoint({
  method: 'DELETE',
  path: '/api/v2/my/reviews/:reviewId',
  summary: 'Delete a review of one’s own.',
  access: 'signed-in',
  input: z.object({ reviewId: uuid }),
  reply: z.object({}),
  refusals: ['NOT_FOUND']
})

// Who may say what of a visit, and how a name is shown under it.
import { isAdult } from './age.ts'
import type { Day } from './days.ts'
import { isConfirmed, type VisitStatus } from './visits.ts'

/** Of whom a review is: one of each for a visit. */
export const REVIEWED = ['doctor', 'centre'] as const
export type Reviewed = (typeof REVIEWED)[number]

/** `waiting` for the moderator, `published`, or `rejected` with a reason. Its author sees it in each. */
export const REVIEW_STATES = ['waiting', 'published', 'rejected'] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** Letters. */
export const REVIEW_COMMENT_MAX = 2_000

/** [5.80] A review needs a comment; blanks are none. */
export function judgeComment(comment: string): 'ok' | 'required' | 'too-long' {
  const said = comment.trim()
  if (said === '') return 'required'
  return said.length > REVIEW_COMMENT_MAX ? 'too-long' : 'ok'
}

/** [5.81] Adults alone, by today's age. Whoever has not told a birthday is not known to be one. */
export function judgeReviewer(birthday: Day | null, today: Day): 'may-review' | 'not-an-adult' {
  return birthday !== null && isAdult(birthday, today) ? 'may-review' : 'not-an-adult'
}

/** Only a visit that took place is reviewed: the clinic said so, or it was confirmed and is over and nobody said otherwise. */
export function judgeReviewable(visit: { status: VisitStatus; endDate: string }, now: Date): 'took-place' | 'not-yet' | 'did-not' {
  if (visit.status === 'done') return 'took-place'
  if (!isConfirmed(visit.status)) return visit.status === 'pending' ? 'not-yet' : 'did-not'
  return Date.parse(visit.endDate) <= now.getTime() ? 'took-place' : 'not-yet'
}

/** «Ольга С.»: under a review that bears a name stands the first name and one letter of the last. */
export function signatureOf(name: { firstName: string; lastName: string }): string {
  const first = name.firstName.trim()
  const [initial] = name.lastName.trim()
  return initial ? `${first} ${initial.toLocaleUpperCase()}.`.trim() : first
}

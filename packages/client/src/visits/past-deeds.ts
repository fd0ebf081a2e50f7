import type { Visit } from '@vizit/contract/visits'
import { type Day, minskDay } from '@vizit/rules/days'
import { judgeReviewable, judgeReviewer } from '@vizit/rules/reviews'
import { judgeDelete } from '@vizit/rules/visits'
import { usePeople } from '../people/use-people.ts'

/** What the viewer may do with a visit that is over. */
export type PastDeeds = {
  /** [4.74] */
  remove: ReturnType<typeof judgeDelete> | 'not-yours'
  /** [5.81] 'no': one is no adult, may not book for the patient, or the visit did not take place. */
  review: 'may-review' | 'no'
}

/** `viewer.birthday`: of the one who is signed in; `mayBook`: for the patient of the visit. */
export function pastDeeds(
  visit: Pick<Visit, 'status' | 'startDate' | 'endDate'>,
  viewer: { birthday: Day | null; mayBook: boolean },
  now: Date
): PastDeeds {
  const today = minskDay(now)
  const isReviewed = judgeReviewable(visit, now) === 'took-place' && judgeReviewer(viewer.birthday, today) === 'may-review'
  return {
    remove: viewer.mayBook ? judgeDelete(visit, today) : 'not-yours',
    review: viewer.mayBook && isReviewed ? 'may-review' : 'no'
  }
}

/** The same for the one who is signed in. */
export function usePastDeeds(): (visit: Visit, now: Date) => PastDeeds {
  const people = usePeople()
  const birthday = people.find(person => person.relKind === 'ME')?.birthday ?? null
  return (visit, now) => {
    const mayBook = people.some(person => person.profileId === visit.profileId && person.mayBook)
    return pastDeeds(visit, { birthday, mayBook }, now)
  }
}

import type { Visit } from '@vizit/contract/visits'
import { type Day, minskDay } from '@vizit/rules/days'
import { judgeReviewable, judgeReviewer } from '@vizit/rules/reviews'
import { usePeople } from '../people/use-people.ts'

export type ReviewVerdict = 'may-review' | 'not-yet' | 'did-not' | 'not-an-adult' | 'not-yours'

/** May the viewer review the visit? Adults alone [5.81], of a visit that took place, one's own or of a person one may book for. */
export function reviewVerdict(
  visit: Pick<Visit, 'status' | 'endDate'>,
  viewer: { birthday: Day | null; mayBook: boolean },
  now: Date
): ReviewVerdict {
  const tookPlace = judgeReviewable(visit, now)
  if (tookPlace !== 'took-place') return tookPlace
  if (!viewer.mayBook) return 'not-yours'
  return judgeReviewer(viewer.birthday, minskDay(now))
}

/** The same for the one who is signed in. */
export function useReviewVerdict(): (visit: Visit, now: Date) => ReviewVerdict {
  const people = usePeople()
  const birthday = people.find(person => person.relKind === 'ME')?.birthday ?? null
  return (visit, now) => {
    const mayBook = people.some(person => person.profileId === visit.profileId && person.mayBook)
    return reviewVerdict(visit, { birthday, mayBook }, now)
  }
}

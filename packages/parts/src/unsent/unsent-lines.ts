import { dayOf, showMoment, showTime } from '@vizit/client/days/show-day'
import type { Unsent } from '@vizit/client/unsent/unsent'
import { cancelUntil } from '@vizit/rules/visits'
import type { AllWords } from '../words/words.tsx'

type Words = AllWords['unsent']

/** What it is, in one line. */
export function unsentLine(words: Words, one: Unsent): string {
  switch (one.kind) {
    case 'cancelling':
      return words.cancelling(showMoment(one.about.startDate), one.about.physicianName)
    case 'review':
      return words.review(one.about.name)
    case 'medicine':
      return words.medicine(one.about.name)
    case 'dropped-medicine':
      return words.droppedMedicine(one.about.name)
  }
}

/** Until when a cancelling is of use [9.01]. */
export function untilLine(words: Words, startDate: string): string {
  const until = cancelUntil(startDate).toISOString()
  return words.onlyUntil(dayOf(until) === dayOf(startDate) ? showTime(until) : showMoment(until))
}

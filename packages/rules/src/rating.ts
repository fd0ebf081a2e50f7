// When a face asks to be rated: seldom, after something went well, and never again once the person has answered.
import { addDays, type Day } from './days.ts'

/** [4.141] What the prompt offers. */
export const RATING_ANSWERS = ['rated', 'later', 'no-thanks'] as const
export type RatingAnswer = (typeof RATING_ANSWERS)[number]

/** Visits that took place, before the first question. */
export const VISITS_BEFORE_RATING = 2
/** Days after "remind later". */
export const RATING_AGAIN_DAYS = 30
/** After so many "remind later" it was a "no thanks". */
export const RATING_ASKS_MOST = 3

/** The last answer, on which day of Minsk, and how many times it was asked so far; null = never asked. */
export type RatingState = { answer: RatingAnswer; day: Day; asked: number }

/**
 * `visitsDone`: visits of the person that took place. `justHappened`: what the person has just seen; a question comes after good news only,
 * never on the way to a booking and never beside a mistake.
 */
export function judgeRating(
  state: RatingState | null,
  facts: { visitsDone: number; justHappened: 'booked' | 'visit-over' | 'result-read' | 'trouble' | 'nothing' },
  today: Day
): 'ask' | 'not-now' | 'never' {
  if (state && (state.answer !== 'later' || state.asked >= RATING_ASKS_MOST)) return 'never'
  const isGoodMoment = facts.justHappened === 'visit-over' || facts.justHappened === 'booked' || facts.justHappened === 'result-read'
  if (!isGoodMoment || facts.visitsDone < VISITS_BEFORE_RATING) return 'not-now'
  return state && today < addDays(state.day, RATING_AGAIN_DAYS) ? 'not-now' : 'ask'
}

/** The state after an answer. */
export function ratingAfter(state: RatingState | null, answer: RatingAnswer, today: Day): RatingState {
  return { answer, day: today, asked: (state?.asked ?? 0) + 1 }
}

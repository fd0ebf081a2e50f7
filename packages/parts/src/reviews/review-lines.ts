import type { Reply } from '@vizit/contract/endpoint'
import type { addReview, changeReview, OwnReview, Review } from '@vizit/contract/reviews'
import type { AllWords } from '../words/words.tsx'

type Words = AllWords['reviews']
type Done = Reply<typeof addReview>['done'] | Reply<typeof changeReview>['done']

/** [4.90] [4.91] What the confirmation says after a review was added or changed. */
export function confirmationOf(words: Words, done: Done): string {
  return words.done[done]
}

/** [3.50] Who stands under a review. */
export function authorLine(words: Words, { author }: Pick<Review, 'author'>): string {
  return author ?? words.anonymous
}

/** What the author is told of a review of their own; `text` is null when nothing is left to say. */
export function stateLine(words: Words, { state, rejectedBecause }: Pick<OwnReview, 'state' | 'rejectedBecause'>) {
  const text = state === 'waiting' ? words.waitingText : rejectedBecause === null ? null : words.rejectedText(rejectedBecause)
  return { label: words.states[state], text }
}

/** [4.92] What the dialog asks before a review is deleted for good. */
export function deleteQuestion(words: Words, { aboutName }: Pick<OwnReview, 'aboutName'>) {
  return { title: words.deleteTitle, text: words.deleteText(aboutName), confirm: words.deleteConfirm, back: words.leave }
}

import { useDeleteReview } from '@vizit/client/reviews/use-reviews'
import type { OwnReview } from '@vizit/contract/reviews'
import { ConfirmAction } from '../confirming/confirm-action.tsx'
import { useWords } from '../words/words.tsx'
import { deleteQuestion } from './review-lines.ts'

export type DeleteReviewDialogProps = {
  review: Pick<OwnReview, 'id' | 'aboutName'>
  onClose: () => void
}

/** [4.92] Asks before a review is deleted for good. */
export function DeleteReviewDialog({ review, onClose }: DeleteReviewDialogProps) {
  const words = useWords('reviews')
  const { title, text, confirm, back } = deleteQuestion(words, review)
  return (
    <ConfirmAction
      action={useDeleteReview()}
      of={review}
      title={title}
      text={text}
      words={{ go: confirm, waiting: words.deleting, back }}
      said={() => words.deleted}
      onClose={onClose}
    />
  )
}

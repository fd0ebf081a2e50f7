import { useDeleteReview } from '@vizit/client/reviews/use-reviews'
import type { OwnReview } from '@vizit/contract/reviews'
import { ConfirmDialog } from '@vizit/ui/confirm-dialog'
import { useToasts } from '@vizit/ui/toast'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { deleteQuestion } from './review-lines.ts'

export type DeleteReviewDialogProps = {
  review: Pick<OwnReview, 'id' | 'aboutName'>
  onClose: () => void
}

/** [4.92] Asks before a review is deleted for good. */
export function DeleteReviewDialog({ review, onClose }: DeleteReviewDialogProps) {
  const words = useWords('reviews')
  const refusal = useRefusalWords()
  const { say } = useToasts()
  const remove = useDeleteReview()
  const question = deleteQuestion(words, review)
  return (
    <ConfirmDialog
      open
      title={question.title}
      text={question.text}
      confirm={{
        label: question.confirm,
        danger: true,
        waiting: remove.isPending ? words.deleting : undefined,
        onPress: () =>
          remove.mutate(review, {
            onSuccess: () => {
              say(words.deleted)
              onClose()
            }
          })
      }}
      back={{ label: question.back, onPress: onClose }}
      error={remove.isError ? `${refusal(remove.error).title}. ${refusal(remove.error).text}` : undefined}
    />
  )
}

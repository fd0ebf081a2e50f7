import { capital, showMoment } from '@vizit/client/days/show-day'
import { useDeleteVisit } from '@vizit/client/visits/use-delete-visit'
import type { Visit } from '@vizit/contract/visits'
import { ConfirmDialog } from '@vizit/ui/confirm-dialog'
import { useToasts } from '@vizit/ui/toast'
import { useRefusalWords } from '../refusal-words/use-refusal-words.ts'
import { useWords } from '../words/words.tsx'
import { deedFailure } from './deed-failure.ts'

export type DeleteVisitDialogProps = {
  visit: Visit
  onClose: () => void
  /** The visit is gone from the list; called after `onClose`. */
  onDeleted: () => void
}

/** [4.74] Asks before a past visit is taken out of the list for good; what went wrong is told in place [8.15]. */
export function DeleteVisitDialog({ visit, onClose, onDeleted }: DeleteVisitDialogProps) {
  const words = useWords('visits')
  const more = useWords('visitsMore')
  const refusal = useRefusalWords()
  const { say } = useToasts()
  const remove = useDeleteVisit()
  return (
    <ConfirmDialog
      open
      title={more.removeTitle}
      text={more.removeText(capital(showMoment(visit.startDate)), visit.physicianName)}
      confirm={{
        label: more.removeConfirm,
        danger: true,
        waiting: remove.isPending ? more.removing : undefined,
        onPress: () =>
          remove.mutate(visit, {
            onSuccess: () => {
              say(more.removed)
              onClose()
              onDeleted()
            }
          })
      }}
      back={{ label: words.leave, onPress: onClose }}
      error={remove.isError ? deedFailure(words, 'delete', refusal(remove.error)) : undefined}
    />
  )
}

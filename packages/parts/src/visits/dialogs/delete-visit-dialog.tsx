import { capital, showMoment } from '@vizit/client/days/show-day'
import { useDeleteVisit } from '@vizit/client/visits/use-delete-visit'
import type { Visit } from '@vizit/contract/visits'
import { ConfirmAction } from '../../confirming/confirm-action.tsx'
import { useWords } from '../../words/words.tsx'
import { actionFailure } from './action-failure.ts'

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
  return (
    <ConfirmAction
      action={useDeleteVisit()}
      of={visit}
      title={more.removeTitle}
      text={more.removeText(capital(showMoment(visit.startDate)), visit.physicianName)}
      words={{ go: more.removeConfirm, waiting: more.removing, back: words.leave }}
      failure={said => actionFailure(words, 'delete', said)}
      said={() => more.removed}
      onClose={onClose}
      onDone={onDeleted}
    />
  )
}

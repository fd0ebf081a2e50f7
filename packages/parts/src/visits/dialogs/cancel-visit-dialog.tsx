import { failureOf } from '@vizit/client/api/call-failure'
import { capital, dayOf, showMoment, showTime } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { useCancelVisit } from '@vizit/client/visits/use-cancel-visit'
import type { Visit } from '@vizit/contract/visits'
import { cancelUntil } from '@vizit/rules/visits'
import { Button } from '@vizit/ui/button'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { ConfirmAction } from '../../confirming/confirm-action.tsx'
import { focusHeading } from '../../frame/focus-heading.ts'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'
import { actionFailure } from './action-failure.ts'

export type CancelVisitDialogProps = {
  visit: Visit
  /** Another time instead, when the visit may be moved. */
  onMove?: (() => void) | undefined
  onClose: () => void
  /** The visit is gone from the list; called after `onClose`. */
  onCancelled: () => void
}

/** [4.69] [4.72] Asks before a visit is cancelled; when the clinic refuses, says what it says [8.10] and whom to turn to [8.13]. */
export function CancelVisitDialog({ visit, onMove, onClose, onCancelled }: CancelVisitDialogProps) {
  const words = useWords('visits')
  const more = useWords('visitsMore')
  const refusal = useRefusalWords()
  const cancel = useCancelVisit()
  const code = cancel.isError ? failureOf(cancel.error).code : undefined
  if (code === 'CANCEL_REFUSED' || code === 'NOT_FOUND') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={words.refusedTitle}
        text={code === 'CANCEL_REFUSED' ? refusal(cancel.error).text : words.refusedText}
        actions={
          <Button wide onClick={onClose}>
            {words.understood}
          </Button>
        }
      >
        <RegistryPhones phones={visit.branchPhones} place={visit.branchName} />
      </Dialog>
    )
  }
  const until = cancelUntil(visit.startDate).toISOString()
  const untilText = dayOf(until) === dayOf(visit.startDate) ? showTime(until) : showMoment(until)
  return (
    <ConfirmAction
      action={cancel}
      of={visit}
      title={words.cancelTitle}
      text={`${words.cancelQuestion} ${words.cancelText(capital(showMoment(visit.startDate)), visit.physicianName, names.speciality(visit.speciality).toLocaleLowerCase(), untilText)}`}
      words={{ go: words.cancelConfirm, waiting: words.cancelling, back: words.leave }}
      {...(onMove && { alternative: { label: more.moveInstead, onPress: onMove } })}
      failure={said => actionFailure(words, 'cancel', said)}
      said={({ kept }) => (kept ? undefined : words.cancelledToast)}
      onClose={onClose}
      onDone={({ kept }) => (kept ? focusHeading() : onCancelled())}
    />
  )
}

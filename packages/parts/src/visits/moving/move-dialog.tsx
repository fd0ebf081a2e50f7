import { failureOf } from '@vizit/client/api/call-failure'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { capital, showMoment } from '@vizit/client/days/show-day'
import { visitInTheWay } from '@vizit/client/refusal-words/visit-in-the-way'
import { useMoveVisit } from '@vizit/client/visits/use-move-visit'
import type { Assignment, Timeslot } from '@vizit/contract/catalogue'
import type { Visit } from '@vizit/contract/visits'
import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { Glued } from '@vizit/ui/glued'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { useRefusalWords } from '../../refusal-words/use-refusal-words.ts'
import { useWords } from '../../words/words.tsx'
import styles from './move-visit.module.css'

export type NewTime = { place: Assignment; slot: Timeslot }

type MoveDialogProps = {
  visit: Visit
  time: NewTime
  onClose: () => void
  /** Somebody was quicker: the time is gone. */
  onLost: () => void
  onMoved: (visit: Visit) => void
}

/** From the old time to the new one: the question before a visit is moved, and what stands in its way. */
export function MoveDialog({ visit, time: { place, slot }, onClose, onLost, onMoved }: MoveDialogProps) {
  const words = useWords('visitsMore')
  const tell = useRefusalWords()
  const move = useMoveVisit({ onMoved })
  const { code, facts } = move.isError ? failureOf(move.error) : { code: null, facts: {} }
  const isElsewhere = code === 'VISITOR_ALREADY_BOOKED'
  const input = { orderId: visit.orderId, timetableId: slot.timeslotId, assignmentId: slot.assignmentId }

  function send() {
    move.mutate(isElsewhere ? { ...input, bookAnyway: true } : input, {
      onError: error => {
        if (failureOf(error).code !== 'TIMESLOT_IS_BUSY') return
        onClose()
        onLost()
      }
    })
  }

  return (
    <ConfirmDialog
      open
      title={isElsewhere ? words.elsewhere : words.moveQuestion}
      text={isElsewhere ? `${visitInTheWay(facts)}${words.elsewhereText}` : undefined}
      confirm={{
        label: isElsewhere ? words.moveAnyway : words.moveConfirm,
        waiting: move.isPending ? words.moveSending : undefined,
        onPress: send
      }}
      back={{ label: isElsewhere ? words.otherTime : words.keepAsIs, onPress: onClose }}
      error={move.isError && !isElsewhere ? `${tell(move.error).title}. ${tell(move.error).text}` : undefined}
    >
      <dl className={styles.change}>
        <div>
          <dt>{words.was}</dt>
          <dd>
            <s>{capital(showMoment(visit.startDate))}</s>
          </dd>
        </div>
        <div>
          <dt>{words.becomes}</dt>
          <dd>
            <b>{capital(showMoment(slot.startTime))}</b>
          </dd>
        </div>
      </dl>
      <p className={styles.small}>
        <Glued text={[visit.physicianName, branchText(place)].join(', ')} />
      </p>
      {place.branchId === visit.branchId ? null : <p className={styles.other}>{words.otherPlace}</p>}
      {code === 'MOVE_REFUSED' ? <RegistryPhones phones={visit.branchPhones} place={visit.branchName} /> : null}
    </ConfirmDialog>
  )
}

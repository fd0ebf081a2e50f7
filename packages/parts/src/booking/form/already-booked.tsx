import { ConfirmDialog } from '@vizit/ui/dialogs/confirm-dialog'
import { useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'

type AlreadyBookedProps = {
  title: string
  text: string
  timetableHref: string
  onSend: (bookAnyway: boolean) => void
  /** Forgets the failed try. */
  onLeave: () => void
}

/** [8.93] The patient is somewhere else at that time: another time, or this one all the same. */
export function AlreadyBooked({ title, text, timetableHref, onSend, onLeave }: AlreadyBookedProps) {
  const words = useWords('slotForm')
  const ways = useWays()
  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      confirm={{ label: words.otherTime, onPress: () => void ways.go(timetableHref) }}
      alternative={{ label: words.bookAnyway, onPress: () => onSend(true) }}
      back={{ label: words.backToForm, onPress: onLeave }}
    />
  )
}

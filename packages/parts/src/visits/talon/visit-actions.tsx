import { phonesOf } from '@vizit/client/catalogue/phones'
import { showMoment } from '@vizit/client/days/show-day'
import { moveVerdict } from '@vizit/client/visits/move-verdict'
import { useCalendarFile } from '@vizit/client/visits/use-calendar-file'
import type { TalonView } from '@vizit/client/visits/visits-view'
import { Button } from '@vizit/ui/button'
import { GluedNumber } from '@vizit/ui/glued'
import { IconButton } from '@vizit/ui/icon-button'
import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Printer from 'lucide-react/icons/printer'
import Trash2 from 'lucide-react/icons/trash-2'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import { bookInstead } from '../book-again.ts'
import { PastActions, type PastActionsProps } from './past-actions.tsx'
import styles from './visit-actions.module.css'

export type VisitActionsProps = PastActionsProps & { view: TalonView }

/** What may be done with a visit [4.73] [9.01]: move it, cancel it, keep it in the calendar, print it, book another time. */
export function VisitActions(props: VisitActionsProps) {
  const addresses = useAddresses()
  const { visit, view } = props
  const words = useWords('visits')
  switch (view.kind) {
    case 'booked':
    case 'pending':
      return <FutureActions {...props} view={view} />
    case 'called-off':
    case 'failed':
      return (
        <Button kind="second" size="small" href={bookInstead(addresses, visit)}>
          {words.otherTime}
        </Button>
      )
    case 'past':
      return <PastActions {...props} />
  }
}

type FutureProps = VisitActionsProps & { view: Extract<TalonView, { kind: 'booked' | 'pending' }> }

function FutureActions({ visit, view, now, onAct }: FutureProps) {
  const words = useWords('visits')
  const more = useWords('visitsMore')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const file = useCalendarFile()
  const named = `${showMoment(visit.startDate)}, ${visit.physicianName}`
  const phone = view.cancel === 'too-late' ? phonesOf(visit.branchPhones)[0] : undefined
  return (
    <>
      {moveVerdict(visit, now) === 'may-move' ? (
        <Button
          kind="ghost"
          size="small"
          flush
          icon={<CalendarClock aria-hidden="true" />}
          aria-label={more.moveLabel(named)}
          href={addresses.moveVisit(visit.orderId)}
        >
          {more.move}
        </Button>
      ) : null}
      <IconButton
        kind="plain"
        className={styles.print}
        label={more.printLabel(named)}
        icon={<Printer aria-hidden="true" />}
        href={addresses.talon(visit.orderId)}
      />
      {view.kind === 'booked' ? (
        <Button
          kind="ghost"
          size="small"
          flush
          icon={<CalendarPlus aria-hidden="true" />}
          aria-label={words.toCalendarLabel(named)}
          onClick={() => file.mutate(visit.orderId)}
        >
          {words.toCalendar}
        </Button>
      ) : null}
      {view.cancel === 'may-cancel' ? (
        <Button
          kind="danger-text"
          size="small"
          flush
          className={styles.cancel}
          icon={<Trash2 aria-hidden="true" />}
          aria-label={words.cancelLabel(named)}
          onClick={() => onAct('cancel', visit)}
        >
          {words.cancel}
        </Button>
      ) : null}
      {phone ? (
        <Button kind="second" size="small" href={phone.href} aria-label={catalogue.call(phone.shown)}>
          <GluedNumber text={phone.shown} />
        </Button>
      ) : null}
      {file.isError ? <p role="alert">{words.calendarFailed}</p> : null}
    </>
  )
}

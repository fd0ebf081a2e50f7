import type { Visit } from '@vizit/contract/visits'
import { Button } from '@vizit/ui/button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { phonesOf } from '../catalogue/phones.ts'
import { showMoment } from '../days/show-day.ts'
import { useWords } from '../words.tsx'
import { useCalendarFile } from './use-calendar-file.ts'
import styles from './visit-actions.module.css'
import type { TalonView } from './visits-view.ts'

type VisitActionsProps = { visit: Visit; view: TalonView; onCancel: (visit: Visit) => void }

/** What may be done with a visit [4.73] [9.01]: keep it in the calendar, cancel it, book another time. */
export function VisitActions({ visit, view, onCancel }: VisitActionsProps) {
  const words = useWords('visits')
  const catalogue = useWords('catalogue')
  const file = useCalendarFile()
  const named = `${showMoment(visit.startDate)}, ${visit.physicianName}`
  const bookAgain = `/timeslot?doctorId=${visit.physicianId}&branchId=${visit.branchId}`
  switch (view.kind) {
    case 'booked':
    case 'pending': {
      const phone = view.cancel === 'too-late' ? phonesOf(visit.branchPhones)[0] : undefined
      return (
        <>
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
              onClick={() => onCancel(visit)}
            >
              {words.cancel}
            </Button>
          ) : null}
          {phone ? (
            <Button kind="second" size="small" href={phone.href} aria-label={catalogue.call(phone.shown)}>
              {phone.shown}
            </Button>
          ) : null}
          {file.isError ? <p role="alert">{words.calendarFailed}</p> : null}
        </>
      )
    }
    case 'called-off':
    case 'failed':
      return (
        <Button kind="second" size="small" href={bookAgain}>
          {words.otherTime}
        </Button>
      )
    case 'past':
      return (
        <Button kind="ghost" size="small" flush icon={<CalendarPlus aria-hidden="true" />} href={bookAgain}>
          {words.again}
        </Button>
      )
  }
}

import { branchText } from '@vizit/client/catalogue/branch-text'
import { useTimeslot } from '@vizit/client/catalogue/use-timetable'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showTimes, showWeekdayShort } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { shortName } from '@vizit/rules/people'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import { useWords } from '../words/words.tsx'
import styles from './carried-ticket.module.css'

type CarriedTicketProps = {
  slotId: string
  /** Where one is signed in: what comes next, and what becomes of the time until then. */
  says?: { still: string; free: string; taken: string }
}

/** The time that one has chosen, through all steps before its form. Nothing is held for who is not known yet [5.82], and it says so. */
export function CarriedTicket({ slotId, says }: CarriedTicketProps) {
  const words = useWords('signIn')
  const { data, isPending } = useTimeslot(slotId)
  // Without a connection, or with a time that is gone, the sign-in goes on as it is: the form says what has become of it.
  if (!data) return isPending ? <TalonSkeleton /> : null
  const { timeslot, doctor, assignment } = data
  const day = dayOf(timeslot.startTime)
  return (
    <section className={styles.carried} aria-label={words.chosenTime}>
      <p className={styles.still}>{says?.still ?? words.stillToSignIn}</p>
      <Talon
        state={timeslot.free ? 'booked' : 'busy'}
        weekday={showWeekdayShort(day)}
        day={showDayNumber(day)}
        month={showMonthOf(day)}
        dateLabel={showFullDay(day)}
      >
        <TalonBody
          time={showTimes(timeslot.startTime, timeslot.endTime)}
          title={`${shortName(doctor.fullName)}, ${names.speciality(doctor.specialityName).toLocaleLowerCase()}`}
          titleLevel={2}
          lines={[branchText(assignment)]}
        />
      </Talon>
      <p className={styles.note}>{timeslot.free ? (says?.free ?? words.freeStill) : (says?.taken ?? words.takenMeanwhile)}</p>
    </section>
  )
}

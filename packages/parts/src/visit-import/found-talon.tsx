import { dayOf, showDate, showDayNumber, showFullDay, showMonthOf, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { addressText } from '@vizit/client/names/spoken-services'
import type { Found } from '@vizit/client/visit-import/found-form'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import { TalonQuestion } from '@vizit/ui/talon/talon-question'
import { useWords } from '../words/words.tsx'
import styles from './visit-import.module.css'

/** A birth date always shows its year. */
const NO_YEAR = '0000-01-01'

/** [2.100] Day and time, doctor, branch, and the patient with the birth date. */
export function FoundTalon({ found: { order, patient } }: { found: Found }) {
  const words = useWords('visitImport')
  const day = dayOf(order.startDate)
  return (
    <Talon
      state={order.status === 'pending' ? 'pending' : 'booked'}
      weekday={showWeekdayShort(day)}
      day={showDayNumber(day)}
      month={showMonthOf(day)}
      dateLabel={showFullDay(day)}
    >
      <TalonBody
        time={showTime(order.startDate)}
        title={order.physicianName}
        lines={[
          names.speciality(order.speciality),
          [order.branchName, addressText(order.branchAddress), order.room && words.room(order.room)].filter(Boolean).join(', ')
        ]}
      >
        <div className={styles.patient}>
          <TalonQuestion question={words.patientTitle} answer={patient.fullNameRu} note={words.born(showDate(patient.birthday, NO_YEAR))} />
        </div>
      </TalonBody>
    </Talon>
  )
}

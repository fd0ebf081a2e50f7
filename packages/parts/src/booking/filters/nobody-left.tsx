import type { BookingSearch } from '@vizit/client/booking/booking-search'
import { type FilterField, NO_FILTERS } from '@vizit/client/booking/doctor-filters'
import { useDayDoctors } from '@vizit/client/booking/use-day-doctors'
import { useDoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Patient } from '@vizit/client/booking/use-patient'
import { showFullDay } from '@vizit/client/days/show-day'
import type { Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useWords } from '../../words/words.tsx'
import type { FilterStep } from './doctor-filters.tsx'
import { filterName, useFilterWords } from './use-filter-words.ts'

type NobodyLeftProps = {
  search: BookingSearch
  patient: Patient | null
  filters: readonly FilterField[]
  /** The first day on which there is somebody. */
  next: Day | undefined
  today: Day
  onStep: (change: FilterStep) => void
}

/** The filters leave nobody on the day: another day, or which of them to let go and whom that brings. */
export function NobodyLeft({ search, patient, filters, next, today, onStep }: NobodyLeftProps) {
  const words = useFilterWords()
  const booking = useWords('booking')
  return (
    <EmptyTalon
      title={booking.nobodyFound}
      text={words.nobodyText}
      actions={
        <>
          {next === undefined ? null : <Button onClick={() => onStep({ day: next })}>{words.showOn(showFullDay(next, today))}</Button>}
          {filters.map(field => (
            <Loosened key={field} field={field} search={search} patient={patient} onStep={onStep} />
          ))}
          <Button kind="ghost" onClick={() => onStep(NO_FILTERS)}>
            {words.reset}
          </Button>
        </>
      }
    />
  )
}

type LoosenedProps = Pick<NobodyLeftProps, 'search' | 'patient' | 'onStep'> & { field: FilterField }

/** Without this one filter: how many there are with a free time; absent where that brings nobody who has one. */
function Loosened({ field, search, patient, onStep }: LoosenedProps) {
  const words = useFilterWords()
  const catalogue = useWords('catalogue')
  const view = useDayDoctors(useDoctorSearch({ ...search, [field]: undefined }, patient))
  if (view.kind !== 'doctors' || view.timed === 0) return null
  return (
    <Button kind="second" onClick={() => onStep({ [field]: undefined })}>
      {words.without(filterName(words, field, search), catalogue.doctors(view.timed))}
    </Button>
  )
}

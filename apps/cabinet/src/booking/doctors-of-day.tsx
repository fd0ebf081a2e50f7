import type { BookingSearch } from '@vizit/client/booking/booking-search'
import { ALL_TOWNS } from '@vizit/client/booking/booking-search'
import { DoctorDayCard } from '@vizit/client/booking/doctor-day-card.tsx'
import { type DoctorOfDay, useDayDoctors } from '@vizit/client/booking/use-day-doctors'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { capital, showFullDay } from '@vizit/client/days/show-day'
import type { Person } from '@vizit/client/people/use-people'
import type { Width } from '@vizit/client/shell/use-width'
import { useWords } from '@vizit/client/words.tsx'
import { Button } from '@vizit/ui/button'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/section'
import { DoctorBookmark } from '../shell/doctor-bookmark.tsx'
import { useKeptFocus } from '../shell/use-kept-focus.ts'
import { branchTarget } from './branch-target.ts'
import { ChosenSlotBar } from './chosen-slot-bar.tsx'
import styles from './timeslot-screen.module.css'
import { FailedTimetable, LoadingDoctors, NoDoctors } from './timetable-states.tsx'
import { WaitFor } from './wait-for.tsx'

type DoctorsOfDayProps = {
  search: BookingSearch
  found: DoctorSearch
  person: Person | undefined
  width: Width
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

/** The doctors of the chosen day, and the chosen time as a ticket. */
export function DoctorsOfDay({ search, found, person, width, onStep }: DoctorsOfDayProps) {
  const words = useWords('booking')
  const catalogue = useWords('catalogue')
  const view = useDayDoctors(found)
  const list = useKeptFocus()
  const anyHere = branchTarget(found)
  const places = found.day === undefined ? 0 : (found.freeByDay.data?.get(found.day) ?? 0)

  function body() {
    switch (view.kind) {
      case 'loading':
        return <LoadingDoctors />
      case 'failed':
        return <FailedTimetable error={view.error} onRetry={view.retry} />
      case 'nobody':
      case 'no-such-doctor':
      case 'all-taken':
        return (
          <NoDoctors
            why={view.kind}
            onReset={() => onStep({ branchId: undefined, specialityId: undefined, doctorId: undefined, day: undefined })}
          />
        )
      case 'doctors': {
        const day = capital(showFullDay(view.day, found.today))
        const count = catalogue.doctors(view.total)
        return (
          <Section title={day} note={width === 'phone' ? count : words.soonestFirst(count)}>
            <LiveRegion text={words.found(day, count, catalogue.places(places))} />
            {view.doctors.map(({ doctor, slots }: DoctorOfDay) => (
              <DoctorDayCard
                key={doctor.doctorId}
                doctor={doctor}
                slots={slots}
                day={view.day}
                today={found.today}
                within={{ townId: found.place.townId === ALL_TOWNS ? undefined : found.place.townId, branchId: found.place.branchId }}
                person={person}
                chosen={search.slot}
                onChoose={slot => onStep({ slot })}
                onShowDay={next => onStep({ day: next })}
                wait={
                  <WaitFor
                    person={person}
                    target={{ doctorId: doctor.doctorId, branchId: found.place.branchId, name: doctor.fullName }}
                    day={view.day}
                  />
                }
                bookmark={<DoctorBookmark doctor={doctor} branchId={found.place.branchId} />}
              />
            ))}
            {view.more ? (
              <Button kind="second" wide waiting={view.isAskingMore ? words.showingMore : undefined} onClick={view.more}>
                {words.showMore}
              </Button>
            ) : null}
            {anyHere ? <WaitFor person={person} target={anyHere} day={view.day} /> : null}
          </Section>
        )
      }
    }
  }

  return (
    <div className={styles.doctors} aria-busy={view.kind === 'loading'} {...list}>
      {body()}
      {view.kind === 'doctors' ? (
        <ChosenSlotBar search={search} doctors={view.doctors} person={person} found={found} onStep={onStep} />
      ) : null}
    </div>
  )
}

import type { BookingSearch } from '@vizit/client/booking/booking-search'
import { type DayDoctors, type DoctorOfDay, useDayDoctors } from '@vizit/client/booking/use-day-doctors'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import type { Patient } from '@vizit/client/booking/use-patient'
import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { capital, showFullDay } from '@vizit/client/days/show-day'
import type { Width } from '@vizit/client/shell/use-width'
import type { Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { classNames } from '@vizit/ui/class-names.ts'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { lazy, memo, Suspense, use, useDeferredValue } from 'react'
import { DoctorBookmark } from '../../favourites/doctor-bookmark.tsx'
import { useKeptFocus } from '../../frame/use-kept-focus.ts'
import { useWords } from '../../words/words.tsx'
import { ChosenSlot } from '../chosen-slot.ts'
import { DoctorFilters } from '../filters/doctor-filters.tsx'
import styles from '../timeslot-screen.module.css'
import { FailedTimetable, LoadingDoctors, NoDoctors } from '../timetable-states.tsx'
import { WaitFor } from '../waiting/wait-for.tsx'
import { branchTarget } from './branch-target.ts'
import { ChosenSlotBar } from './chosen-slot-bar.tsx'
import { DistancesProvider } from './distances.ts'
import { DoctorDayCard, type DoctorDayCardProps } from './doctor-day-card.tsx'

// What few lists end with.
const UnfitDoctor = lazy(async () => ({ default: (await import('./unfit-doctor.tsx')).UnfitDoctor }))
const NobodyOfSpeciality = lazy(async () => ({ default: (await import('./nobody-of-speciality.tsx')).NobodyOfSpeciality }))
const NobodyLeft = lazy(async () => ({ default: (await import('../filters/nobody-left.tsx')).NobodyLeft }))

type DoctorsShown = { doctors: readonly DoctorOfDay[]; day: Day }
type DoctorsOfDayProps = {
  search: BookingSearch
  found: DoctorSearch
  patient: Patient | null
  width: Width
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

/** Where nobody is for another reason there is nothing to filter. */
const FILTERED: ReadonlySet<DayDoctors['kind']> = new Set(['loading', 'failed', 'filtered-out', 'doctors'])

/** A phone shows one and a half. */
const FIRST_CARDS = 4

/** The first ones at once, so that the page stands; the others as soon as the browser has time for them. */
function DoctorCards({ doctors, day, found, patient, onStep }: Omit<DoctorsOfDayProps, 'width' | 'search'> & DoctorsShown) {
  const chosen = use(ChosenSlot)
  const isAll = useDeferredValue(true, false)
  const { townId, branchId } = found.place
  const { branchIds, priceTo } = found.asked
  return (isAll ? doctors : doctors.slice(0, FIRST_CARDS)).map(({ doctor, slots }) => (
    <DoctorCard
      key={doctor.doctorId}
      doctor={doctor}
      slots={slots}
      day={day}
      today={found.today}
      townId={townId === ALL_TOWNS ? undefined : townId}
      branchId={branchId}
      branchIds={branchIds}
      priceTo={priceTo}
      person={patient?.person}
      chosen={slots.some(slot => slot.timeslotId === chosen) ? chosen : undefined}
      onStep={onStep}
    />
  ))
}

type DoctorCardProps = Pick<DoctorDayCardProps, 'doctor' | 'slots' | 'day' | 'today' | 'person' | 'chosen'> &
  Pick<DoctorsOfDayProps, 'onStep'> &
  Record<'townId' | 'branchId' | 'branchIds' | 'priceTo', string | undefined>

/** Drawn anew only when something of its own has changed: a list may be long, and a time is chosen on one card. */
const DoctorCard = memo(function DoctorCard({ townId, branchId, branchIds, priceTo, onStep, ...shown }: DoctorCardProps) {
  const { doctor, person, day } = shown
  return (
    <DoctorDayCard
      {...shown}
      within={{ townId, branchId, branchIds, priceTo }}
      onChoose={slot => onStep({ slot })}
      onShowDay={next => onStep({ day: next })}
      wait={<WaitFor person={person} target={{ doctorId: doctor.doctorId, branchId, name: doctor.fullName }} day={day} />}
      bookmark={<DoctorBookmark doctor={doctor} branchId={branchId} />}
    />
  )
})

/** For whatever width it will be. */
function Either({ narrow, wide }: { narrow: string; wide: string }) {
  return (
    <>
      <span className="when-narrow">{narrow}</span>
      <span className="when-wide">{wide}</span>
    </>
  )
}

/** The doctors of the chosen day, and the chosen time as a ticket. */
export function DoctorsOfDay({ search, found, patient, width, onStep }: DoctorsOfDayProps) {
  const words = useWords('booking')
  const catalogue = useWords('catalogue')
  // A pressed day is shown as chosen at once; a list of many cards comes and goes after it.
  const latest = useDayDoctors(found)
  const view = useDeferredValue(latest)
  // What is pressed in a list that is about to go may go with it.
  const isBusy = view.kind === 'loading' || view !== latest
  const list = useKeptFocus()
  const anyHere = branchTarget(found)
  const person = patient?.person

  const reset = () => onStep({ branchId: undefined, specialityId: undefined, doctorId: undefined, day: undefined })

  function body() {
    switch (view.kind) {
      case 'loading':
        return <LoadingDoctors />
      case 'failed':
        return <FailedTimetable error={view.error} onRetry={view.retry} />
      case 'unfit':
        return (
          <Suspense fallback={<LoadingDoctors />}>
            <UnfitDoctor {...view} found={found} person={person} onStep={onStep} />
          </Suspense>
        )
      case 'filtered-out':
        return (
          <Suspense fallback={<LoadingDoctors />}>
            <LiveRegion text={words.nobodyFound} />
            <NobodyLeft search={search} patient={patient} filters={found.filters} next={view.next} today={found.today} onStep={onStep} />
          </Suspense>
        )
      case 'nobody':
        if (search.specialityId !== undefined && search.branchId === undefined) {
          return (
            <Suspense fallback={<LoadingDoctors />}>
              <NobodyOfSpeciality specialityId={search.specialityId} found={found} onStep={onStep} />
            </Suspense>
          )
        }
        return <NoDoctors why={view.kind} onReset={reset} />
      case 'no-such-doctor':
      case 'ADULT_DOCTOR':
      case 'CHILD_DOCTOR':
      case 'all-taken':
        return <NoDoctors why={view.kind} onReset={reset} />
      case 'doctors': {
        const day = capital(showFullDay(view.day, found.today))
        const count = catalogue.doctors(view.total)
        const wide = words.soonestFirst(count)
        const places = found.freeByDay.data?.get(view.day) ?? 0
        return (
          <Section title={day} note={width === 'phone' ? count : width === 'any' ? <Either narrow={count} wide={wide} /> : wide}>
            <LiveRegion text={words.found(day, count, catalogue.places(places))} />
            <DoctorCards key={view.day} doctors={view.doctors} day={view.day} found={found} patient={patient} onStep={onStep} />
            {view.more ? (
              <Button
                className="with-script"
                kind="second"
                wide
                waiting={view.isAskingMore ? words.showingMore : undefined}
                onClick={view.more}
              >
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
    <>
      <div className={styles.doctors} data-times="" aria-busy={isBusy} {...list}>
        {FILTERED.has(view.kind) ? (
          <div className={classNames(styles.filters, 'with-script')}>
            <DoctorFilters search={search} found={found} patient={patient} onStep={onStep} />
          </div>
        ) : null}
        <DistancesProvider value={found.nearby.distances}>{body()}</DistancesProvider>
      </div>
      {view.kind === 'doctors' ? (
        <div className={styles.chosen}>
          <ChosenSlotBar search={search} doctors={view.doctors} person={person} found={found} onStep={onStep} />
        </div>
      ) : null}
    </>
  )
}

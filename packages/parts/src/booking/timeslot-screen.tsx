import { useNow } from '@vizit/client/api/clock'
import { type BookingSearch, type BookingView, readBookingSearch, stepSearch } from '@vizit/client/booking/booking-search'
import { useDoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { usePatient } from '@vizit/client/booking/use-patient'
import { isElsewhere } from '@vizit/client/days/show-day'
import { usePeople } from '@vizit/client/people/use-people'
import { useWidth } from '@vizit/client/shell/use-width'
import type { Day } from '@vizit/rules/days'
import { classNames } from '@vizit/ui/class-names.ts'
import { Segmented } from '@vizit/ui/fields/segmented'
import CalendarDays from 'lucide-react/icons/calendar-days'
import List from 'lucide-react/icons/list'
import { lazy, memo, Suspense, useCallback, useDeferredValue, useRef, useState } from 'react'
import { Screen } from '../frame/screen.tsx'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import { ChosenSlot } from './chosen-slot.ts'
import { ClosedNotice } from './closed-notice.tsx'
import { Decisions } from './decisions/decisions.tsx'
import { When } from './decisions/when.tsx'
import { DoctorsOfDay } from './doctors/doctors-of-day.tsx'
import { MyDoctorsStrip } from './favourites/my-doctors-strip.tsx'
import { FindHead } from './find-anything/find-head.tsx'
import { RefusedNotice } from './form/refused-notice.tsx'
import { showTimes } from './show-times.ts'
import styles from './timeslot-screen.module.css'
import { useBack } from './use-back.ts'

// In few sites of clinics.
const AcceptsChildren = lazy(async () => ({ default: (await import('./decisions/accepts-children.tsx')).AcceptsChildren }))

type StepChange = Partial<Record<keyof BookingSearch, string | undefined>>
type TimetableProps = { search: Omit<BookingSearch, 'slot'>; onStep: (change: StepChange) => void }

/** [2.13] [2.70] [2.72] For whom, to whom, where and when: doctors of the chosen day with their free times. The whole search lives in the address. */
export function TimeslotScreen({ search: asked }: { search: BookingSearch }) {
  const ways = useWays()
  // What is pressed is shown at once, and the address follows: to move there costs a cheap phone as much again.
  const [ahead, setAhead] = useState({ of: asked, search: asked })
  if (!isSame(ahead.of, asked)) setAhead({ of: asked, search: asked })
  // One and the same function, so that a step draws anew only what it changes.
  const step = useCallback(
    (change: StepChange) => {
      setAhead(now => ({ ...now, search: stepSearch(now.search, change) }))
      const next = (now: Record<string, unknown>) => stepSearch(readBookingSearch(now), change)
      // Steps of one search are one page: going back leaves it.
      ways.askHere({ search: next }, { replace: true, keepScroll: true, later: true })
    },
    [ways]
  )
  const { slot, ...search } = ahead.search
  return (
    <ChosenSlot value={slot}>
      <Timetable search={search} onStep={step} />
    </ChosenSlot>
  )
}

/** Not drawn anew where the same is asked: a chosen time is a matter of its card and of the bar. */
const Timetable = memo(DrawnTimetable, (before, now) => isSame(before.search, now.search))

function isSame(one: BookingSearch, other: BookingSearch): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof BookingSearch)[]
  return keys.every(key => one[key] === other[key])
}

function DrawnTimetable({ search, onStep: step }: TimetableProps) {
  const words = useWords('booking')
  const days = useWords('days')
  const width = useWidth()
  const back = useBack()
  const patient = usePatient(search)
  const found = useDoctorSearch(search, patient)
  const people = usePeople()
  const view: BookingView = search.view ?? 'list'
  // What is pressed is shown as chosen at once; two months of days come after it.
  const shown = useDeferredValue(view)
  const now = useNow()
  // Where the page is read, not where it is drawn.
  const isAway = width !== 'any' && isElsewhere(now)

  const whole = useRef<HTMLDivElement>(null)
  const chooseDay = useCallback(
    (day: Day) => {
      step({ day })
      // A calendar fills a phone: what it was pressed for stands below it.
      if (width === 'phone') showTimes(whole.current, view)
    },
    [step, width, view]
  )

  const switcher = (
    <Segmented
      label={words.view}
      options={[
        { value: 'list', label: words.list, icon: <List aria-hidden="true" /> },
        { value: 'calendar', label: words.calendar, icon: <CalendarDays aria-hidden="true" /> }
      ]}
      value={view}
      later
      onChange={next => step({ view: next === 'calendar' ? next : undefined })}
    />
  )
  return (
    <Screen
      title={words.title}
      back={back}
      actions={width === 'phone' ? undefined : width === 'any' ? <div className="when-wide with-script">{switcher}</div> : switcher}
      note={isAway ? days.minskTime : undefined}
    >
      <RefusedNotice />
      <ClosedNotice />
      <FindHead search={search} found={found} people={people} patient={patient} onStep={step}>
        <MyDoctorsStrip />
        <div className={styles.layout} data-view={shown} ref={whole}>
          <div className={classNames(styles.decisions, 'with-script')}>
            {search.profileFilter === undefined ? null : (
              <Suspense>
                <AcceptsChildren found={found} onStep={step} />
              </Suspense>
            )}
            <Decisions found={found} width={width} onStep={step} />
          </div>
          {width === 'phone' ? switcher : null}
          {width === 'any' ? <div className="when-narrow with-script">{switcher}</div> : null}
          <div className={classNames(styles.when, 'with-script')} data-days="">
            <When found={found} view={shown} width={width} onDay={chooseDay} />
          </div>
          <DoctorsOfDay search={search} found={found} patient={patient} width={width} onStep={step} />
        </div>
      </FindHead>
    </Screen>
  )
}

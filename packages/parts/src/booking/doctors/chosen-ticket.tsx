import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showTime, showWeekdayShort } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import type { Person } from '@vizit/client/people/use-people'
import { useWidth } from '@vizit/client/shell/use-width'
import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import { ADULT_AGE, describeAges } from '@vizit/rules/age'
import { shortName } from '@vizit/rules/people'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { SummaryBar } from '@vizit/ui/talon/summary-bar'
import { lazy, Suspense, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWays } from '../../ways/ways.ts'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import { slotState } from '../form/slot-state.ts'
import { SlotAction } from './slot-action.tsx'

const WhomDialog = lazy(
  loadAfterPicture(saying(['firstVisit'], async () => ({ default: (await import('../find-anything/whom-dialog.tsx')).WhomDialog })))
)

export type ChosenTicketProps = {
  search: Pick<BookingSearch, 'who' | 'age'>
  doctor: Doctor
  slot: Timeslot
  person: Person | undefined
  found: Pick<DoctorSearch, 'today'>
  onStep: (change: { slot: undefined }) => void
}

/** The chosen time with the way on from it. Fetched when the page is first touched. */
export function ChosenTicket({ doctor, slot, search, person, found, onStep }: ChosenTicketProps) {
  const words = useWords('booking')
  const addresses = useAddresses()
  const ways = useWays()
  const isPhone = useWidth() === 'phone'
  const day = dayOf(slot.startTime)
  const place = doctor.worksAt.find(one => one.assignmentId === slot.assignmentId)
  const whom = useWords('findAnything')
  const isNamed = person !== undefined && person.relKind !== 'ME'
  const age = search.age === undefined ? undefined : Number(search.age)
  // Of somebody else's age no more is known [R50].
  const who = isNamed ? person.firstName : age === undefined ? words.me : whom.aged(whom[age < ADULT_AGE ? 'child' : 'other'], age)
  const address = place ? branchText(place) : ''
  const line = isPhone ? words.summaryLine(shortName(doctor.fullName), isNamed ? who : who.toLocaleLowerCase()) : `${who} · ${address}`
  const isByPhone = doctor.onlineBooking === 'registry-only' || place?.onlineBooking === false

  // Once asked it stays, for the way in which it closes.
  const [child, setChild] = useState<'not-asked' | 'asked' | 'closed'>('not-asked')
  // Who nobody knows yet would learn only from the refusal, after the whole form, that the time is for children.
  const isForWhichChild = person === undefined && age === undefined && describeAges(doctor).kind === 'children'

  function goOn({ who: whom, age }: Pick<BookingSearch, 'who' | 'age'>) {
    void ways.go(addresses.slotForm(slot.timeslotId, { who: whom, age }), { state: slotState(doctor) })
  }

  return (
    <>
      {child === 'not-asked' ? null : (
        <Suspense>
          <WhomDialog
            whom="child"
            open={child === 'asked'}
            people={[]}
            today={found.today}
            search={search}
            onAdd={() => undefined}
            onClose={() => setChild('closed')}
            onChoose={goOn}
          />
        </Suspense>
      )}
      <SummaryBar
        label={words.summary}
        weekday={showWeekdayShort(day)}
        day={showDayNumber(day)}
        month={showMonthOf(day)}
        dateLabel={showFullDay(day, found.today)}
        time={showTime(slot.startTime)}
        title={`${shortName(doctor.fullName)}, ${names.speciality(doctor.specialityName).toLocaleLowerCase()}`}
        line={line}
        lineLabel={`${doctor.fullName}, ${names.speciality(doctor.specialityName)}, ${who}, ${address}`}
        onClear={() => onStep({ slot: undefined })}
        clearLabel={words.clearChoice}
        action={
          <SlotAction
            phones={place?.phones ?? ''}
            isByPhone={isByPhone}
            onNext={() => (isForWhichChild ? setChild('asked') : goOn(search))}
          />
        }
      />
    </>
  )
}

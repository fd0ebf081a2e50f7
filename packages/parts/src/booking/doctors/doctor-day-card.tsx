import { doctorDay, isByPhone, judgePerson } from '@vizit/client/booking/doctor-day'
import { showDate } from '@vizit/client/days/show-day'
import type { Person } from '@vizit/client/people/use-people'
import { useIsBookingClosed } from '@vizit/client/settings/use-settings'
import { useWidth } from '@vizit/client/shell/use-width'
import type { Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { Link } from '@vizit/ui/page/link'
import CalendarDays from 'lucide-react/icons/calendar-days'
import { type ReactNode, useId } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { RegistryPhones } from '../../catalogue/registry-phones.tsx'
import { useMomentWords } from '../../days/use-day-words.ts'
import { useWords } from '../../words/words.tsx'
import styles from './doctor-day-card.module.css'
import { DoctorHead } from './doctor-head.tsx'
import { DoctorLimits } from './doctor-limits.tsx'
import { DoctorMore } from './doctor-more.tsx'
import { DoctorPlace } from './doctor-place.tsx'
import { SlotChoice } from './slot-choice.tsx'

export type DoctorDayCardProps = {
  doctor: Doctor
  /** Free times of the day. */
  slots: readonly Timeslot[]
  day: Day
  today: Day
  within: Parameters<typeof doctorDay>[2]
  /** For whom; undefined for a visitor. */
  person: Person | undefined
  chosen: string | undefined
  onChoose: (timeslotId: string | undefined) => void
  onShowDay: (day: Day) => void
  /** The button that keeps the doctor among the favourites [1.28]. */
  bookmark?: ReactNode
  /** Where there is no time on the day and one could free: a way to be told. */
  wait?: ReactNode
}

/** A doctor on a day: who it is, where, the free times or the nearest ones, and what stands in the way [2.93-2.99]. */
export function DoctorDayCard(props: DoctorDayCardProps) {
  const { doctor, slots, day, today, within, person, chosen, onChoose, onShowDay, bookmark, wait } = props
  const words = useWords('booking')
  const catalogue = useWords('catalogue')
  const moment = useMomentWords()
  const addresses = useAddresses()
  const isDrawn = useWidth() === 'any'
  const titleId = useId()
  const shown = doctorDay(doctor, slots, within, useIsBookingClosed())
  const verdict = judgePerson(doctor, person, day)
  const nearest =
    shown.booking === 'registry-only' || doctor.nearestTimeslot === null
      ? catalogue.inRegistry
      : `${catalogue.nearest} — ${moment(doctor.nearestTimeslot, today)}`
  // It stands beside the day that has none.
  const isSaid = shown.elsewhere !== undefined && shown.booking !== 'registry-only'
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <DoctorHead doctor={doctor} today={today} titleId={titleId} bookmark={bookmark} />
      <DoctorLimits booking={shown.booking} phones={shown.places[0]?.place.phones ?? ''} verdict={verdict} person={person} day={day} />
      {shown.places.map(({ place, slots: free, minutes }) => (
        <div key={place.assignmentId} className={styles.where}>
          <DoctorPlace place={place} minutes={minutes} />
          {free.length > 0 && verdict === 'fits' ? (
            <SlotChoice slots={free} doctorName={doctor.fullName} byPhone={isByPhone(shown.booking)} chosen={chosen} onChoose={onChoose} />
          ) : null}
        </div>
      ))}
      {shown.hasSlots ? null : (
        <div className={styles.none}>
          <p className={styles.noneText}>
            <b>{words.noSlots(showDate(day, today))}</b>{' '}
            {shown.elsewhere ? words.nearestIs(moment(shown.elsewhere.startTime, today)) : words.noSlotsAtAll}
          </p>
          {shown.elsewhere ? (
            <Button className="with-script" kind="second" size="small" onClick={() => onShowDay(shown.elsewhere!.day)}>
              {words.showDay(showDate(shown.elsewhere.day, today))}
            </Button>
          ) : isByPhone(shown.booking) ? null : (
            <RegistryPhones phones={shown.places[0]?.place.phones ?? ''} />
          )}
          {isByPhone(shown.booking) || verdict !== 'fits' ? null : wait}
        </div>
      )}
      <div className={styles.foot}>
        {isSaid ? null : (
          <p className={styles.nearest}>
            <CalendarDays size={18} strokeWidth={2} aria-hidden="true" />
            <span>{nearest}</span>
          </p>
        )}
        <DoctorMore doctor={doctor} places={shown.places.map(one => one.place)} />
        {isDrawn ? (
          <Link standalone data-without-script="" href={addresses.doctor(doctor.doctorId)}>
            {catalogue.more}
            <span className="visually-hidden">: {doctor.fullName}</span>
          </Link>
        ) : null}
      </div>
    </Card>
  )
}

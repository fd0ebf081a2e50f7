import { branchText } from '@vizit/client/catalogue/branch-text'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showTimes, showWeekdayShort } from '@vizit/client/days/show-day'
import type { Assignment, Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import { useLanguage } from './language.tsx'

export type SlotTalonProps = { slot: Timeslot; doctor: Doctor; place: Assignment | undefined; today: Day }

/** The time that is being booked, as a ticket. */
export function SlotTalon({ slot, doctor, place, today }: SlotTalonProps) {
  const { words, days, names, services } = useLanguage()
  const day = dayOf(slot.startTime)
  const price = place?.price == null ? '' : words.priceFrom(showRoubles(place.price))
  return (
    <Talon
      state="booked"
      weekday={showWeekdayShort(day, days)}
      day={showDayNumber(day)}
      month={showMonthOf(day, days)}
      dateLabel={showFullDay(day, today, days)}
    >
      <TalonBody
        time={showTimes(slot.startTime, slot.endTime)}
        title={doctor.fullName}
        titleLevel={4}
        lines={[
          [names.speciality(doctor.specialityName), price].filter(Boolean).join(' · '),
          place ? branchText(place, services.address) : ''
        ]}
      />
    </Talon>
  )
}

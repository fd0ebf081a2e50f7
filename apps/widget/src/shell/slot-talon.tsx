import { placeText } from '@vizit/client/catalogue/place'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showStubWeekday, showTimes } from '@vizit/client/days/show-day'
import { ru } from '@vizit/client/widget/messages.ru'
import type { Assignment, Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Talon } from '@vizit/ui/talon'
import { TalonBody } from '@vizit/ui/talon-body'

export type SlotTalonProps = { slot: Timeslot; doctor: Doctor; place: Assignment | undefined; today: Day }

/** The time that is being booked, as a ticket. */
export function SlotTalon({ slot, doctor, place, today }: SlotTalonProps) {
  const day = dayOf(slot.startTime)
  const price = place?.price == null ? '' : ru.priceFrom(showRoubles(place.price))
  return (
    <Talon
      state="booked"
      weekday={showStubWeekday(day)}
      day={showDayNumber(day)}
      month={showMonthOf(day)}
      dateLabel={showFullDay(day, today)}
    >
      <TalonBody
        time={showTimes(slot.startTime, slot.endTime)}
        title={doctor.fullName}
        titleLevel={4}
        lines={[[doctor.specialityName, price].filter(Boolean).join(' · '), place ? placeText(place) : '']}
      />
    </Talon>
  )
}

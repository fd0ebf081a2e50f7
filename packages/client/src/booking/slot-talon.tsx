import type { Assignment, Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Talon } from '@vizit/ui/talon'
import { TalonBody } from '@vizit/ui/talon-body'
import { placeText } from '../catalogue/place.ts'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showStubWeekday, showTimes } from '../days/show-day.ts'
import { useWords } from '../words.tsx'

export type SlotTalonProps = { slot: Timeslot; doctor: Doctor; place: Assignment; today: Day; state: 'booked' | 'busy' }

/** The time that is being booked, as a ticket; struck through when somebody was quicker. */
export function SlotTalon({ slot, doctor, place, today, state }: SlotTalonProps) {
  const words = useWords('catalogue')
  const day = dayOf(slot.startTime)
  const price = place.price === null ? '' : words.priceFrom(showRoubles(place.price))
  return (
    <Talon
      state={state}
      weekday={showStubWeekday(day)}
      day={showDayNumber(day)}
      month={showMonthOf(day)}
      dateLabel={showFullDay(day, today)}
    >
      <TalonBody
        time={showTimes(slot.startTime, slot.endTime)}
        title={doctor.fullName}
        titleLevel={2}
        lines={[[doctor.specialityName, price].filter(Boolean).join(' · '), placeText(place)]}
      />
    </Talon>
  )
}

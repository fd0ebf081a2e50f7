import type { BookedService } from '@vizit/client/booking/service/booked-service'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { dayOf, showDayNumber, showFullDay, showMonthOf, showTimes, showWeekdayShort } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import type { PayerChoice } from '@vizit/contract/booking'
import type { Assignment, Doctor, Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Talon } from '@vizit/ui/talon/talon'
import { TalonBody } from '@vizit/ui/talon/talon-body'
import { ServiceName } from '../../catalogue/service-name.tsx'
import { useWords } from '../../words/words.tsx'

export type SlotTalonProps = {
  slot: Timeslot
  doctor: Doctor
  place: Assignment
  today: Day
  state: 'booked' | 'busy'
  /** The programme that pays instead of the patient. */
  payer?: PayerChoice | undefined
  /** The service that is booked from the slot on. */
  service?: BookedService | undefined
}

/** The time that is being booked, as a ticket; struck through when somebody was quicker. */
export function SlotTalon({ slot, doctor, place, today, state, payer, service }: SlotTalonProps) {
  const words = useWords('catalogue')
  const form = useWords('slotForm')
  const day = dayOf(slot.startTime)
  const kopecks = service ? service.price : place.price
  const price = kopecks === null || payer ? '' : words.priceFrom(showRoubles(kopecks))
  const speciality = names.speciality(doctor.specialityName)
  const whose = service ? [doctor.fullName, small(speciality)].join(', ') : speciality
  return (
    <Talon
      state={state}
      weekday={showWeekdayShort(day)}
      day={showDayNumber(day)}
      month={showMonthOf(day)}
      dateLabel={showFullDay(day, today)}
    >
      <TalonBody
        time={showTimes(slot.startTime, service?.endTime ?? slot.endTime)}
        title={service ? <ServiceName name={service.serviceName} /> : doctor.fullName}
        titleLevel={2}
        lines={[
          [whose, price].filter(Boolean).join(' · '),
          branchText(place),
          ...(payer ? [form.paidBy(payer.programCaption, payer.coverer)] : [])
        ]}
      />
    </Talon>
  )
}

/** «Врач УЗИ» inside a sentence: the abbreviation stays as it is. */
function small(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1)
}

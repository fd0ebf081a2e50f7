import type { BookedService } from '@vizit/client/booking/service/booked-service'
import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import type { Day } from '@vizit/rules/days'
import { BusyTimes } from '../form/busy-times.tsx'
import { BusyServiceTimes } from '../service/busy-service-times.tsx'

type OtherTimesProps = {
  card: SlotCard
  service: BookedService | undefined
  today: Day
  timetableHref: string
  onChoose: (timeslotId: string) => void
}

/** [4.38] Other times of what turned out busy, offered in place. */
export function OtherTimes({ card, service, today, timetableHref, onChoose }: OtherTimesProps) {
  const { timeslot, doctor, assignment } = card
  const rest = { lost: timeslot, branchId: assignment.branchId, today, timetableHref }
  return service ? (
    <BusyServiceTimes {...rest} doctorId={doctor.doctorId} service={service} onChoose={slot => onChoose(slot.timeslotId)} />
  ) : (
    <BusyTimes {...rest} doctor={doctor} onChoose={slot => onChoose(slot.timeslotId)} />
  )
}

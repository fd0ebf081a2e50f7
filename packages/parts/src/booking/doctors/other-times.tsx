import type { BookedService } from '@vizit/client/booking/service/booked-service'
import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { useVisits } from '@vizit/client/visits/use-visits'
import type { Timeslot } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { stands } from '@vizit/rules/visits'
import { useEffect } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWays } from '../../ways/ways.ts'
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
  useWayToOwn(timeslot)
  const rest = { lost: timeslot, branchId: assignment.branchId, today, timetableHref }
  return service ? (
    <BusyServiceTimes {...rest} doctorId={doctor.doctorId} service={service} onChoose={slot => onChoose(slot.timeslotId)} />
  ) : (
    <BusyTimes {...rest} doctor={doctor} onChoose={slot => onChoose(slot.timeslotId)} />
  )
}

/** A time that is busy because one has booked it, as whoever goes forward to its form has: what was booked is shown. */
function useWayToOwn({ assignmentId, startTime }: Timeslot): void {
  const ways = useWays()
  const addresses = useAddresses()
  const own = useVisits().copy?.orders.find(
    visit => stands(visit.status) && visit.assignmentId === assignmentId && visit.startDate === startTime
  )?.orderId
  useEffect(() => {
    if (own) void ways.go(addresses.booked(own), { replace: true })
  }, [own, ways, addresses])
}

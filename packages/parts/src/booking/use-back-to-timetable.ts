import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { dayOf } from '@vizit/client/days/show-day'
import { useAddresses } from '../addresses/addresses.ts'
import { useWays } from '../ways/ways.ts'

/** The ways back from a slot: to where one came from, and to the doctor's whole timetable. */
export function useBackToTimetable(card: SlotCard | undefined): { goBack: () => void; timetableHref: string } {
  const addresses = useAddresses()
  const ways = useWays()
  const timetableHref = card
    ? addresses.timetable({
        townId: card.assignment.townId,
        branchId: card.assignment.branchId,
        specialityId: card.doctor.specialityId,
        doctorId: card.doctor.doctorId,
        day: dayOf(card.timeslot.startTime)
      })
    : addresses.timetable()
  return {
    timetableHref,
    goBack: () => ways.back(timetableHref)
  }
}

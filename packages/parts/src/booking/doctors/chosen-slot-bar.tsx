import { judgePerson } from '@vizit/client/booking/doctor-day'
import type { DoctorOfDay } from '@vizit/client/booking/use-day-doctors'
import { dayOf, showTime } from '@vizit/client/days/show-day'
import { LiveRegion } from '@vizit/ui/live-region'
import { loadedLater } from '@vizit/ui/loaded-later.ts'
import { use } from 'react'
import { useWords } from '../../words/words.tsx'
import { ChosenSlot } from '../chosen-slot.ts'
import type { ChosenTicketProps } from './chosen-ticket.tsx'
import { useOnwardName } from './slot-action.tsx'

// It is there once somebody has touched the page, or at once where the address has a time.
const useTicket = loadedLater(() => import('./chosen-ticket.tsx').then(module => module.ChosenTicket))

type ChosenSlotBarProps = Omit<ChosenTicketProps, 'doctor' | 'slot'> & { doctors: readonly DoctorOfDay[] }

/** The chosen time of what the page shows as a ticket that floats over the list; on a phone it takes the place of the bottom bar. */
export function ChosenSlotBar({ doctors, ...rest }: ChosenSlotBarProps) {
  const words = useWords('booking')
  const { person } = rest
  const onward = useOnwardName()
  const slotId = use(ChosenSlot)
  const chosen = doctors.flatMap(one => one.slots.map(slot => ({ ...one, slot }))).find(one => one.slot.timeslotId === slotId)
  // Another person may have been chosen meanwhile, whom this doctor does not see.
  const isShown = chosen && judgePerson(chosen.doctor, person, dayOf(chosen.slot.startTime)) === 'fits'
  const ChosenTicket = useTicket(isShown === true)
  return (
    <>
      <LiveRegion text={isShown ? words.chosenSpoken(showTime(chosen.slot.startTime), chosen.doctor.fullName, onward) : ''} />
      {isShown && ChosenTicket ? <ChosenTicket doctor={chosen.doctor} slot={chosen.slot} {...rest} /> : null}
    </>
  )
}

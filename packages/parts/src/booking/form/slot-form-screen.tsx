import { failureOf } from '@vizit/client/api/call-failure'
import { useTimeslot } from '@vizit/client/catalogue/use-timetable'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useWords } from '../../words/words.tsx'
import { SlotBooking } from './slot-booking.tsx'
import { LoadingSlot } from './slot-states.tsx'
import { useKeepDraft, useTypedBefore } from './use-slot-draft.ts'
import { useSlotForm } from './use-slot-form.ts'
import './slot-state.ts'
import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { dayOf } from '@vizit/client/days/show-day'
import { useWays } from '../../ways/ways.ts'
import { FailedTimetable } from '../timetable-states.tsx'

/** [2.14] The booking form of a doctor's slot. The form lives here, above the slot: it outlives the choice of another time. */
export function SlotFormScreen({ timeslotId, who, age }: { timeslotId: string; who?: string | undefined; age?: string | undefined }) {
  const words = useWords('slotForm')
  const booking = useWords('booking')
  const addresses = useAddresses()
  const typed = useTypedBefore(timeslotId, who)
  const form = useSlotForm(typed)
  useKeepDraft(timeslotId, form, who)
  const slot = useTimeslot(timeslotId)
  const back = useBackToTimetable(slot.data)
  return (
    <Screen title={words.formTitle} back={{ label: booking.back, onPress: back.goBack }}>
      {slot.data ? (
        <SlotBooking
          key={slot.data.timeslot.timeslotId}
          card={slot.data}
          form={form}
          wanted={{ profileId: typed?.profileId || who, age }}
          timetableHref={back.timetableHref}
        />
      ) : slot.isPending ? (
        <LoadingSlot />
      ) : failureOf(slot.error).code === 'NOT_FOUND' ? (
        <EmptyTalon title={words.gone} text={words.goneText} actions={<Button href={addresses.timetable()}>{words.chooseOther}</Button>} />
      ) : (
        <FailedTimetable error={slot.error} onRetry={() => void slot.refetch()} />
      )}
    </Screen>
  )
}

/** The ways back from a slot: to where one came from, and to the doctor's whole timetable. */
function useBackToTimetable(card: SlotCard | undefined): { goBack: () => void; timetableHref: string } {
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

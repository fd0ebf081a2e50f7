import { useParams, useSearch } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { readBookingSearch } from '@vizit/client/booking/booking-search'
import { useTimeslot } from '@vizit/client/catalogue/use-timetable'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { LoadingSlot } from '@vizit/parts/booking/slot-states.tsx'
import { useKeepDraft, useSlotDraft } from '@vizit/parts/booking/use-slot-draft'
import { useSlotForm } from '@vizit/parts/booking/use-slot-form'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useHere } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { SlotBooking } from './slot-booking.tsx'
import '@vizit/parts/booking/slot-state'
import { FailedTimetable } from '@vizit/parts/booking/timetable-states.tsx'
import { useBackToTimetable } from './use-back-to-timetable.ts'

/** [2.14] The booking form of a doctor's slot. The form lives here, above the slot: it outlives the choice of another time. */
export function SlotFormScreen() {
  const words = useWords('booking')
  const addresses = useAddresses()
  const { timeslotId = '' } = useParams({ strict: false })
  const { who } = readBookingSearch(useSearch({ strict: false }))
  const handed = useHere().state.patientData
  const draft = useSlotDraft(timeslotId)
  const typed = draft ?? handed
  const form = useSlotForm({
    profileId: typed?.profileId ?? '',
    programId: typed?.programId ?? null,
    clientNote: typed?.clientNote ?? '',
    agreement: ''
  })
  useKeepDraft(timeslotId, form)
  const slot = useTimeslot(timeslotId)
  const back = useBackToTimetable(slot.data)
  return (
    <Screen title={words.formTitle} back={{ label: words.back, onPress: back.goBack }}>
      {slot.data ? (
        <SlotBooking
          key={slot.data.timeslot.timeslotId}
          card={slot.data}
          form={form}
          wanted={typed?.profileId || who}
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

import { useCanGoBack, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { failureOf } from '@vizit/client/api/call-failure'
import { bookedService } from '@vizit/client/booking/service/booked-service'
import { readServiceSearch } from '@vizit/client/booking/service/service-search'
import { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import { type SlotCard, useTimeslot } from '@vizit/client/catalogue/use-timetable'
import { dayOf } from '@vizit/client/days/show-day'
import { useAddresses } from '@vizit/parts/addresses/addresses'
import { writeSearch } from '@vizit/parts/addresses/search-text'
import { LoadingSlot } from '@vizit/parts/booking/slot-states.tsx'
import { useKeepDraft, useSlotDraft } from '@vizit/parts/booking/use-slot-draft'
import { useSlotForm } from '@vizit/parts/booking/use-slot-form'
import { Screen } from '@vizit/parts/frame/screen.tsx'
import { useHere } from '@vizit/parts/ways/ways'
import { useWords } from '@vizit/parts/words/words.tsx'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/empty-talon'
import { SlotBooking } from '../slot-booking.tsx'
import '@vizit/parts/booking/slot-state'
import { FailedTimetable } from '@vizit/parts/booking/timetable-states.tsx'

/** [2.17] The booking form of a service's slot: the form of a doctor's slot, about the service. */
export function ServiceFormScreen() {
  const words = useWords('service')
  const booking = useWords('booking')
  const addresses = useAddresses()
  const router = useRouter()
  const canGoBack = useCanGoBack()
  const { timeslotId = '' } = useParams({ strict: false })
  const { who, serviceId } = readServiceSearch(useSearch({ strict: false }))
  const handed = useHere().state.patientData
  const typed = useSlotDraft(timeslotId) ?? handed
  const form = useSlotForm({
    profileId: typed?.profileId ?? '',
    programId: typed?.programId ?? null,
    clientNote: typed?.clientNote ?? '',
    agreement: ''
  })
  useKeepDraft(timeslotId, form)
  const slot = useTimeslot(timeslotId)
  const times = useServiceTimes(placeOf(slot.data, serviceId), slot.data && dayOf(slot.data.timeslot.startTime))
  const service = slot.data && times.data && bookedService(slot.data, times.data)
  const href = timetableOf(slot.data, serviceId)
  const failed = slot.error ?? (times.data ? null : times.error)
  const isGone = serviceId === undefined || (times.data && !service) || (failed && failureOf(failed).code === 'NOT_FOUND')
  return (
    <Screen
      title={words.title}
      back={canGoBack ? { label: booking.back, onPress: () => router.history.back() } : { label: booking.back, href }}
    >
      {slot.data && service ? (
        <SlotBooking
          key={slot.data.timeslot.timeslotId}
          card={slot.data}
          service={service}
          form={form}
          wanted={typed?.profileId || who}
          timetableHref={href}
        />
      ) : isGone ? (
        <EmptyTalon
          title={slot.data ? words.serviceGone : booking.gone}
          text={slot.data ? words.serviceGoneText : booking.goneText}
          actions={<Button href={addresses.serviceTimes()}>{words.chooseService}</Button>}
        />
      ) : failed ? (
        <FailedTimetable error={failed} onRetry={() => void Promise.all([slot.refetch(), times.refetch()])} />
      ) : (
        <LoadingSlot />
      )}
    </Screen>
  )
}

function placeOf(card: SlotCard | undefined, serviceId: string | undefined) {
  return card && serviceId ? { serviceId, branchId: card.assignment.branchId, doctorId: card.doctor.doctorId } : undefined
}

/** The timetable of the service where the slot is. */
function timetableOf(card: SlotCard | undefined, serviceId: string | undefined): string {
  if (!card) return `/service${writeSearch({ serviceId })}`
  const { assignment, doctor, timeslot } = card
  return `/service${writeSearch({
    townId: assignment.townId,
    serviceId,
    branchId: assignment.branchId,
    doctorId: doctor.doctorId,
    day: dayOf(timeslot.startTime)
  })}`
}

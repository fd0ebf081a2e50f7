import { failureOf } from '@vizit/client/api/call-failure'
import { bookedService } from '@vizit/client/booking/service/booked-service'
import { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import { type SlotCard, useTimeslot } from '@vizit/client/catalogue/use-timetable'
import { dayOf } from '@vizit/client/days/show-day'
import { Button } from '@vizit/ui/button'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { Screen } from '../../frame/screen.tsx'
import { useHere, useWays } from '../../ways/ways.ts'
import { useWords } from '../../words/words.tsx'
import { SlotBooking } from '../form/slot-booking.tsx'
import { LoadingSlot } from '../form/slot-states.tsx'
import { useKeepDraft, useTypedBefore } from '../form/use-slot-draft.ts'
import { useSlotForm } from '../form/use-slot-form.ts'
import '../form/slot-state.ts'
import { FailedTimetable } from '../timetable-states.tsx'

type ServiceFormScreenProps = { timeslotId: string; who?: string | undefined; age?: string | undefined; serviceId?: string | undefined }

/** [2.17] The booking form of a service's slot: the form of a doctor's slot, about the service. */
export function ServiceFormScreen({ timeslotId, who, age, serviceId }: ServiceFormScreenProps) {
  const words = useWords('service')
  const booking = useWords('booking')
  const formWords = useWords('slotForm')
  const addresses = useAddresses()
  const ways = useWays()
  const canGoBack = useHere(now => now.canGoBack)
  const typed = useTypedBefore(timeslotId, who)
  const form = useSlotForm(typed)
  useKeepDraft(timeslotId, form, who)
  const slot = useTimeslot(timeslotId)
  const times = useServiceTimes(placeOf(slot.data, serviceId), slot.data && dayOf(slot.data.timeslot.startTime))
  const service = slot.data && times.data && bookedService(slot.data, times.data)
  const href = addresses.serviceTimes(timesOf(slot.data, serviceId))
  const failed = slot.error ?? (times.data ? null : times.error)
  const isGone = serviceId === undefined || (times.data && !service) || (failed && failureOf(failed).code === 'NOT_FOUND')
  return (
    <Screen title={words.title} back={canGoBack ? { label: booking.back, onPress: () => ways.back(href) } : { label: booking.back, href }}>
      {slot.data && service ? (
        <SlotBooking
          key={slot.data.timeslot.timeslotId}
          card={slot.data}
          service={service}
          form={form}
          wanted={{ profileId: typed?.profileId || who, age }}
          timetableHref={href}
        />
      ) : isGone ? (
        <EmptyTalon
          title={slot.data ? words.serviceGone : formWords.gone}
          text={slot.data ? words.serviceGoneText : formWords.goneText}
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

/** The times of the service where the slot is. */
function timesOf(card: SlotCard | undefined, serviceId: string | undefined) {
  if (!card) return { serviceId }
  const { assignment, doctor, timeslot } = card
  return {
    townId: assignment.townId,
    serviceId,
    branchId: assignment.branchId,
    doctorId: doctor.doctorId,
    day: dayOf(timeslot.startTime)
  }
}

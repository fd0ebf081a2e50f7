import { useNavigate } from '@tanstack/react-router'
import { useNow } from '@vizit/client/api/clock.tsx'
import { BusyTimes } from '@vizit/client/booking/busy-times.tsx'
import { slotFormView } from '@vizit/client/booking/slot-form-view'
import { SlotTalon } from '@vizit/client/booking/slot-talon.tsx'
import { useBookVisit } from '@vizit/client/booking/use-book-visit'
import { useChosenPayer } from '@vizit/client/booking/use-chosen-payer'
import { useHold } from '@vizit/client/booking/use-hold'
import { bookingWish, type SlotFormReturn, slotFaults } from '@vizit/client/booking/use-slot-form'
import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { minskDay } from '@vizit/rules/days'
import { useEffect, useRef } from 'react'
import { BookingTrouble } from './booking-trouble.tsx'
import styles from './slot-booking.module.css'
import { SlotFields } from './slot-fields.tsx'
import { SlotHold } from './slot-hold.tsx'
import { SlotNotice } from './slot-notice.tsx'
import { slotState } from './slot-state.ts'
import { SlotSubmit } from './slot-submit.tsx'
import { useBackToTimetable } from './use-back-to-timetable.ts'

type SlotBookingProps = { card: SlotCard; form: SlotFormReturn; wanted: string | undefined }

/** One slot with its form: held while it is filled in, booked, or replaced by another time in place. */
export function SlotBooking({ card, form, wanted }: SlotBookingProps) {
  const { timeslot, doctor, assignment } = card
  const slot = { timetableId: timeslot.timeslotId, assignmentId: timeslot.assignmentId }
  const navigate = useNavigate()
  const today = minskDay(useNow())
  const element = useRef<HTMLFormElement>(null)
  const hold = useHold(slot)
  const payer = useChosenPayer(slot, form)
  const { timetableHref } = useBackToTimetable(card)
  const book = useBookVisit({
    onBooked: visit => {
      hold.keep()
      void navigate({ to: '/successfully-booked', search: { order: visit.orderId }, replace: true })
    }
  })
  const view = slotFormView(hold.view, book.error)
  const notice = useRef<HTMLDivElement>(null)
  const hasNews = book.isError || view.kind !== 'form'
  useEffect(() => {
    // The button is at the foot of the page, the news at its head.
    if (hasNews) notice.current?.scrollIntoView({ block: 'center' })
  }, [hasNews])
  const typed = () => {
    const { profileId, programId, clientNote } = form.values
    return { profileId: profileId || undefined, programId, clientNote }
  }

  function send(bookAnyway: boolean) {
    if (Object.keys(slotFaults(form.values)).length === 0) return book.mutate(bookingWish(slot, form.values, bookAnyway))
    form.judge('profileId', 'clientNote', 'agreement')
    showFirstFault(element.current)
  }

  return (
    <form
      ref={element}
      className={styles.layout}
      noValidate
      onInput={hold.use}
      onSubmit={event => {
        event.preventDefault()
        send(false)
      }}
    >
      <div ref={notice} className={styles.notice}>
        <SlotNotice view={view} slot={timeslot} phones={assignment.phones} timetableHref={timetableHref} />
        <BookingTrouble
          error={book.error}
          form={form}
          doctor={doctor}
          timetableHref={timetableHref}
          typed={typed}
          onSend={send}
          onLeave={book.reset}
        />
      </div>
      <div className={styles.aside}>
        <SlotTalon
          slot={timeslot}
          doctor={doctor}
          place={assignment}
          today={today}
          payer={payer}
          state={view.kind === 'busy' || view.kind === 'gone' ? 'busy' : 'booked'}
        />
        {view.kind === 'form' ? (
          <div className={styles.hold}>
            <SlotHold view={view.hold} onAgain={hold.again} />
          </div>
        ) : null}
      </div>
      <div className={styles.form}>
        {view.kind === 'busy' ? (
          <BusyTimes
            lost={timeslot}
            doctor={doctor}
            branchId={assignment.branchId}
            today={today}
            timetableHref={timetableHref}
            onChoose={({ timeslotId }) =>
              void navigate({
                to: '/timeslot/$timeslotId',
                params: { timeslotId },
                search: {},
                state: slotState(doctor, typed()),
                replace: true
              })
            }
          />
        ) : null}
        {view.kind === 'closed' || view.kind === 'gone' ? null : (
          <>
            <SlotFields card={card} slot={slot} form={form} wanted={wanted} today={today} />
            <SlotSubmit view={view} form={form} card={card} isSending={book.isPending} onHoldAgain={hold.again} />
          </>
        )}
      </div>
    </form>
  )
}

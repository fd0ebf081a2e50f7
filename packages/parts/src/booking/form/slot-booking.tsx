import { useNow } from '@vizit/client/api/clock'
import type { BookedService } from '@vizit/client/booking/service/booked-service'
import { slotFormView } from '@vizit/client/booking/slot-form-view'
import { useBookVisit } from '@vizit/client/booking/use-book-visit'
import { useCapabilities } from '@vizit/client/booking/use-capabilities'
import { useHold } from '@vizit/client/booking/use-hold'
import type { SlotCard } from '@vizit/client/catalogue/use-timetable'
import { showFirstFault } from '@vizit/client/people/show-first-fault'
import { useKeepBooked } from '@vizit/client/visits/just-booked'
import { ADULT_AGE } from '@vizit/rules/age'
import { minskDay } from '@vizit/rules/days'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useNewcomer } from '../first/use-newcomer.ts'
import { ServicePreparation } from '../service/service-preparation.tsx'
import { BookingTrouble } from './booking-trouble.tsx'
import { chosenPayer } from './chosen-payer.ts'
import styles from './slot-booking.module.css'
import { SlotFields } from './slot-fields.tsx'
import { SlotHold } from './slot-hold.tsx'
import { SlotNotice } from './slot-notice.tsx'
import { slotState } from './slot-state.ts'
import { LoadingPeople } from './slot-states.tsx'
import { SlotSubmit } from './slot-submit.tsx'
import { SlotTalon } from './slot-talon.tsx'
import { bookingInput, type SlotFormReturn, slotFaults } from './use-slot-form.ts'
import { useSlotWays } from './use-slot-ways.ts'
import type { Wanted } from './who-cards.tsx'

// Whoever is told that the time is taken has a connection to fetch it by.
const OtherTimes = lazy(async () => ({ default: (await import('../doctors/other-times.tsx')).OtherTimes }))
const FirstVisit = lazy(async () => ({ default: (await import('../first/first-visit.tsx')).FirstVisit }))

type SlotBookingProps = {
  card: SlotCard
  form: SlotFormReturn
  wanted: Wanted
  /** Where another time is chosen. */
  timetableHref: string
  /** What is booked from the slot on, where it is not the doctor's visit itself. */
  service?: BookedService | undefined
}

/** One slot with its form: held while it is filled in, booked, or replaced by another time in place. */
export function SlotBooking({ card, form, wanted, timetableHref, service }: SlotBookingProps) {
  const { timeslot, doctor, assignment } = card
  const slot = { timetableId: timeslot.timeslotId, assignmentId: timeslot.assignmentId, ...(service && { serviceId: service.serviceId }) }
  const today = minskDay(useNow())
  const element = useRef<HTMLFormElement>(null)
  const hold = useHold(slot)
  const people = useCapabilities(slot)
  const go = useSlotWays(service)
  const book = useBookVisit({
    keep: useKeepBooked(),
    onBooked: visit => {
      hold.keep()
      go.booked(visit)
    }
  })
  const view = slotFormView(hold.view, book.error)
  const notice = useRef<HTMLDivElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const hasNews = book.isError || view.kind !== 'form'
  useEffect(() => {
    // The button is at the foot of the page, the news at its head.
    if (hasNews) notice.current?.scrollIntoView({ block: 'center' })
  }, [hasNews])
  const typed = () => typedIn(form)

  function send(bookAnyway: boolean, profileId = form.values.profileId) {
    const values = { ...form.values, profileId }
    if (Object.keys(slotFaults(values)).length === 0) return book.mutate(bookingInput({ ...slot, ...shownOf(service) }, values, bookAnyway))
    form.judge('profileId', 'clientNote', 'agreement')
    showFirstFault(element.current)
  }

  const newcomer = useNewcomer(book)
  // Somebody grown, whom only their own phone adds to the family: a newcomer's own name first, then whom to book.
  const forOther = Number(wanted.age) >= ADULT_AGE
  async function saveAndSend() {
    const { profileId: _, ...faults } = slotFaults(form.values)
    if (forOther) delete faults.agreement
    form.judge('clientNote', ...(forOther ? [] : (['agreement'] as const)))
    const saved = await newcomer.save(Object.keys(faults).length === 0)
    if (saved === null) return showFirstFault(element.current)
    if (forOther) return fields.current?.focus()
    form.change({ profileId: saved })
    send(false, saved)
  }

  const submit = { view, form, card, onHoldAgain: hold.again }
  return (
    <form
      ref={element}
      className={styles.layout}
      noValidate
      onInput={hold.use}
      onSubmit={event => {
        event.preventDefault()
        if (newcomer.isHere) void saveAndSend()
        else send(false)
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
          payer={chosenPayer(people.data, form.values)}
          service={service}
          state={view.kind === 'busy' || view.kind === 'gone' ? 'busy' : 'booked'}
        />
        {service?.description ? <ServicePreparation description={service.description} /> : null}
        {view.kind === 'form' ? (
          <div className={styles.hold}>
            <SlotHold view={view.hold} onAgain={hold.again} />
          </div>
        ) : null}
      </div>
      <div ref={fields} className={styles.form} tabIndex={-1}>
        {view.kind === 'busy' ? (
          <Suspense>
            <OtherTimes
              card={card}
              service={service}
              today={today}
              timetableHref={timetableHref}
              onChoose={timeslotId => go.otherTime(timeslotId, slotState(doctor, typed()))}
            />
          </Suspense>
        ) : null}
        {view.kind === 'closed' || view.kind === 'gone' ? null : newcomer.isHere ? (
          <Suspense fallback={<LoadingPeople />}>
            <FirstVisit handle={newcomer.handle} age={wanted.age} card={card} form={form}>
              {(ticks, isSaving) => (
                <SlotSubmit {...submit} isFirstStep={forOther} isSending={isSaving || newcomer.isSending}>
                  {ticks}
                </SlotSubmit>
              )}
            </FirstVisit>
          </Suspense>
        ) : (
          <>
            <SlotFields card={card} slot={slot} service={service} form={form} wanted={wanted} today={today} />
            <SlotSubmit {...submit} isSending={newcomer.isSending} isEarly={people.isPending} />
          </>
        )}
      </div>
    </form>
  )
}

function typedIn({ values: { profileId, programId, clientNote } }: SlotFormReturn) {
  return { profileId: profileId || undefined, programId, clientNote }
}

/** What the patient was shown of the service: the server compares. */
function shownOf(service: BookedService | undefined) {
  return service && { serviceId: service.serviceId, serviceName: service.serviceName, slotDuration: service.slotDuration }
}

import { isByPhone } from '@vizit/client/booking/doctor-day'
import type { ServiceFinding } from '@vizit/client/booking/service/use-service-search'
import { branchText } from '@vizit/client/catalogue/branch-text'
import type { useServiceTimes } from '@vizit/client/catalogue/use-service-times'
import { capital, showDate, showFullDay } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { useIsBookingClosed } from '@vizit/client/settings/use-settings'
import type { Branch } from '@vizit/contract/catalogue'
import type { Specialist } from '@vizit/contract/service-times'
import type { Day } from '@vizit/rules/days'
import { showRoubles } from '@vizit/rules/money'
import { Card } from '@vizit/ui/card'
import { Chip } from '@vizit/ui/fields/chip'
import { Glued } from '@vizit/ui/glued'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { useWords } from '../../words/words.tsx'
import { DoctorLimits } from '../doctors/doctor-limits.tsx'
import { SlotChoice } from '../doctors/slot-choice.tsx'
import { FailedTimetable, LoadingDoctors } from '../timetable-states.tsx'
import styles from './service.module.css'

type ServiceTimesProps = {
  found: Pick<ServiceFinding, 'freeByDay' | 'day' | 'choice' | 'today'> & {
    specialists?: ServiceFinding['specialists']
    /** Where it is given; left out where that is told already. */
    branches?: ServiceFinding['branches']
  }
  times: ReturnType<typeof useServiceTimes>
  chosen: string | undefined
  onChoose: (timeslotId: string | undefined) => void
  /** Where prices may differ: what comes first, and what to do when that is changed. */
  order?: { isCheapFirst: boolean; onCheapFirst: (isCheapFirst: boolean) => void }
  /** A way to be told of a time that frees. */
  wait?: ReactNode
}

/** [2.91] The timetable of the service on the chosen day, by specialist: the soonest first, or, where prices differ, the cheapest. */
export function ServiceTimes({ found, times, chosen, onChoose, order, wait }: ServiceTimesProps) {
  const words = useWords('service')
  const catalogue = useWords('catalogue')
  const isClosed = useIsBookingClosed()
  const { freeByDay, day, choice, today } = found
  if (times.isError && !times.data) return <FailedTimetable error={times.error} onRetry={() => void times.refetch()} />
  if (!times.data || day === undefined || !freeByDay.data) return <LoadingDoctors />
  // Whom the age of the patient excludes is not among those of the filter.
  const fits = ({ doctorId, branchId }: Specialist) =>
    (found.specialists?.some(one => one.doctorId === doctorId) ?? true) && (found.branches?.some(one => one.branchId === branchId) ?? true)
  const asked = times.data.specialists.filter(one => (choice.doctorId ?? one.doctorId) === one.doctorId && fits(one))
  const cards = asked
    .map(one => ({ ...one, times: times.data.times.filter(time => time.assignmentId === one.assignmentId) }))
    .filter(one => one.times.length > 0)
    .sort((a, b) => (order?.isCheapFirst ? priceOf(a) - priceOf(b) : 0) || a.times[0]!.startTime.localeCompare(b.times[0]!.startTime))
  const branchOf = ({ branchId }: Specialist) => found.branches?.find(one => one.branchId === branchId)
  const count = catalogue.places(cards.reduce((sum, one) => sum + one.times.length, 0))
  if (cards.length === 0) return <NoTimes day={day} today={today} hasOthers={freeByDay.data.size > 0} wait={wait} />
  return (
    <Section title={capital(showFullDay(day, today))} note={words.oneSpecialist(cards.length)}>
      <LiveRegion text={words.timesOn(showFullDay(day, today), count)} />
      {order && new Set(cards.map(priceOf)).size > 1 ? (
        <div className={styles.order} role="group" aria-label={words.order}>
          <Chip chosen={!order.isCheapFirst} onClick={() => order.onCheapFirst(false)}>
            {words.byTime}
          </Chip>
          <Chip chosen={order.isCheapFirst} onClick={() => order.onCheapFirst(true)}>
            {words.byPrice}
          </Chip>
        </div>
      ) : null}
      {cards.map(one => (
        <Card key={one.assignmentId} as="article" aria-label={one.fullName} className={styles.specialist}>
          <SpecialistHead specialist={one} />
          {choice.branchId === undefined ? <SpecialistPlace branch={branchOf(one)} /> : null}
          <DoctorLimits booking={one.onlineBooking} phones={branchOf(one)?.phones ?? ''} verdict="fits" person={undefined} day={day} />
          <SlotChoice
            slots={one.times}
            doctorName={one.fullName}
            byPhone={isClosed || isByPhone(one.onlineBooking)}
            chosen={chosen}
            onChoose={onChoose}
          />
        </Card>
      ))}
      {wait}
    </Section>
  )
}

/** Whose price is not known stands last. */
function priceOf({ price }: Specialist): number {
  return price ?? Number.MAX_SAFE_INTEGER
}

function SpecialistHead({ specialist }: { specialist: Specialist }) {
  const words = useWords('service')
  const catalogue = useWords('catalogue')
  const { specialityName, slotDuration, price, fullName } = specialist
  const facts = [names.speciality(specialityName), words.lasts(slotDuration), price === null ? '' : catalogue.priceFrom(showRoubles(price))]
  return (
    <div className={styles.head}>
      <DoctorPhoto doctor={{ ...specialist, photoUrl: null }} size={48} />
      <div className={styles.words}>
        <h3 className={styles.name}>{fullName}</h3>
        <p className={styles.note}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </div>
  )
}

/** Where, as long as all centres are shown at once. */
function SpecialistPlace({ branch }: { branch: Branch | undefined }) {
  if (!branch) return null
  return (
    <p className={styles.place}>
      <MapPin size={18} strokeWidth={2} aria-hidden="true" />
      <span>
        <Glued text={branchText(branch)} />
      </span>
    </p>
  )
}

function NoTimes({ day, today, hasOthers, wait }: { day: Day; today: Day; hasOthers: boolean; wait: ReactNode }) {
  const words = useWords('service')
  const booking = useWords('booking')
  return (
    <EmptyTalon title={booking.noSlots(showDate(day, today))} text={hasOthers ? booking.otherDate : words.noTimesAtAll} actions={wait} />
  )
}

import { useNow } from '@vizit/client/api/clock'
import { type Booking, doctorDay } from '@vizit/client/booking/doctor-day'
import { capital, dayOf, showFullDay, showTime } from '@vizit/client/days/show-day'
import type { DoctorDetails } from '@vizit/contract/doctor-details'
import { minskDay } from '@vizit/rules/days'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { classNames } from '@vizit/ui/class-names.ts'
import { ActionBar } from '@vizit/ui/page/action-bar'
import { SlotButton } from '@vizit/ui/talon/slot-button'
import { useAddresses } from '../addresses/addresses.ts'
import { ByRegistry } from '../catalogue/by-registry.tsx'
import { RegistryPhones } from '../catalogue/registry-phones.tsx'
import { useMomentWords } from '../days/use-day-words.ts'
import { useWays } from '../ways/ways.ts'
import { useWords } from '../words/words.tsx'
import styles from './finding.module.css'

/** So many of the nearest day stand beside the doctor; all of them stand in the timetable. */
const SHOWN = 6

/** Where the doctor's times are, at the nearest day. */
function timetableOf({ doctorId, nearestTimeslot }: DoctorDetails) {
  return { doctorId, ...(nearestTimeslot !== null && { day: dayOf(nearestTimeslot) }) }
}

const bookingOf = (doctor: DoctorDetails): Booking => doctorDay(doctor, [], {}).booking

/** [2.83] [2.84] Whom the registry books, with its phones in each place: the words of the doctor's card. */
export function BookedByRegistry({ doctor }: { doctor: DoctorDetails }) {
  return <ByRegistry booking={bookingOf(doctor)} registries={<Registries doctor={doctor} />} />
}

/** Is there something to say of times that {@link BookedByRegistry} has not said? */
export function hasTimes(doctor: DoctorDetails): boolean {
  return doctor.nearestTimeslot !== null || bookingOf(doctor) !== 'registry-only'
}

/** The nearest times of a doctor; one that is pressed is chosen in the timetable. Where there are none, whom to call. */
export function NearestCard({ doctor, className }: { doctor: DoctorDetails; className?: string | undefined }) {
  const words = useWords('finding')
  const booking = useWords('booking')
  const addresses = useAddresses()
  const ways = useWays()
  const moment = useMomentWords()
  const today = minskDay(useNow())
  if (doctor.nearestTimeslot === null) return <ByPhone doctor={doctor} className={className} />
  // Its times are agreed on the phone: which is the nearest, the registry says [2.96].
  if (bookingOf(doctor) === 'registry-only')
    return (
      <Card className={classNames(styles.nearest, className)}>
        <TimesButton doctor={doctor} />
      </Card>
    )
  const day = dayOf(doctor.nearestTimeslot)
  return (
    <Card className={classNames(styles.nearest, className)}>
      <div>
        <h2 className={styles.small}>{words.nearest}</h2>
        <p className={styles.when}>{capital(moment(doctor.nearestTimeslot, today))}</p>
      </div>
      <div className={classNames(styles.times, 'with-script')} role="group" aria-label={capital(showFullDay(day, today))}>
        {doctor.freeTimeslots.slice(0, SHOWN).map(slot => (
          <SlotButton
            key={slot.timeslotId}
            chosen={false}
            aria-label={booking.slotLabel(showTime(slot.startTime), showFullDay(day, today), doctor.fullName)}
            onClick={() => void ways.go(addresses.timetable({ ...timetableOf(doctor), slot: slot.timeslotId }))}
          >
            {showTime(slot.startTime)}
          </SlotButton>
        ))}
      </div>
      <TimesButton doctor={doctor} />
    </Card>
  )
}

/** The same at the thumb, in place of the bottom bar. */
export function NearestBar({ doctor }: { doctor: DoctorDetails }) {
  const words = useWords('finding')
  const moment = useMomentWords()
  const today = minskDay(useNow())
  if (doctor.nearestTimeslot === null) return <ByPhone doctor={doctor} />
  if (bookingOf(doctor) === 'registry-only')
    return (
      <ActionBar>
        <TimesButton doctor={doctor} />
      </ActionBar>
    )
  return (
    <ActionBar layout="row">
      <p>
        <span className={styles.small}>{words.nearest}</span>
        <br />
        <b>{capital(moment(doctor.nearestTimeslot, today))}</b>
      </p>
      <TimesButton doctor={doctor} />
    </ActionBar>
  )
}

function TimesButton({ doctor }: { doctor: DoctorDetails }) {
  const words = useWords('finding')
  const addresses = useAddresses()
  return (
    <Button wide href={addresses.timetable(timetableOf(doctor))}>
      {words.chooseTime}
    </Button>
  )
}

function ByPhone({ doctor, className }: { doctor: DoctorDetails; className?: string | undefined }) {
  const words = useWords('finding')
  return (
    <Card title={words.noTime} className={classNames(styles.nearest, className)}>
      <p>{words.noTimeText}</p>
      {bookingOf(doctor) === 'open' ? <Registries doctor={doctor} /> : null}
    </Card>
  )
}

function Registries({ doctor: { worksAt } }: { doctor: DoctorDetails }) {
  return worksAt.map(place => <RegistryPhones key={place.assignmentId} phones={place.phones} place={place.branch} />)
}

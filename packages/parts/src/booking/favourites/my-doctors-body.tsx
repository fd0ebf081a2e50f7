import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { FavouriteSearch } from '@vizit/client/booking/use-favourite-search'
import { branchText } from '@vizit/client/catalogue/branch-text'
import { capital, showFullDay } from '@vizit/client/days/show-day'
import { names } from '@vizit/client/names/spoken-names'
import { usePeople } from '@vizit/client/people/use-people'
import { shortName } from '@vizit/rules/people'
import { Button } from '@vizit/ui/button'
import { Glued } from '@vizit/ui/glued'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { DoctorBookmark } from '../../favourites/doctor-bookmark.tsx'
import { useWords } from '../../words/words.tsx'
import { ChosenSlot } from '../chosen-slot.ts'
import { ChosenSlotBar } from '../doctors/chosen-slot-bar.tsx'
import { DoctorDayCard } from '../doctors/doctor-day-card.tsx'
import { FailedTimetable, LoadingDoctors } from '../timetable-states.tsx'
import { MyServiceTimes } from './my-service-times.tsx'

type MyDoctorsBodyProps = {
  search: BookingSearch
  found: FavouriteSearch
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

/** What is still to be chosen: the doctor, then where, then the time. */
export function MyDoctorsBody({ search, found, onStep }: MyDoctorsBodyProps) {
  const words = useWords('favourites')
  const addresses = useAddresses()
  const { doctors, doctor, choice, steps, failed } = found
  if (failed) return <FailedTimetable error={failed.error} onRetry={failed.retry} />
  if (!doctors) return <LoadingDoctors />
  if (doctors.length === 0) {
    return <EmptyTalon title={words.none} text={words.noneText} actions={<Button href={addresses.timetable()}>{words.toDoctors}</Button>} />
  }
  if (!doctor) {
    return (
      <Section title={words.myDoctors}>
        <List label={words.myDoctors}>
          {doctors.map(one => (
            <ListRow
              key={one.doctorId}
              lead={<DoctorPhoto doctor={one} size={48} />}
              title={one.fullName}
              note={names.speciality(one.specialityName)}
              onPress={() => onStep(steps.doctor(one.doctorId))}
            />
          ))}
        </List>
      </Section>
    )
  }
  if (choice.branchId === undefined) {
    return (
      <Section title={words.chooseWhere}>
        <p role="status">{words.waits(shortName(doctor.fullName))}</p>
        <List label={words.chooseWhere}>
          {doctor.worksAt.map(place => (
            <ListRow
              key={place.branchId}
              title={place.centre || place.branch}
              note={<Glued text={branchText(place)} />}
              onPress={() => onStep(steps.branch(place.branchId))}
            />
          ))}
        </List>
      </Section>
    )
  }
  if (choice.serviceId !== undefined) return <MyServiceTimes search={search} found={found} onStep={onStep} />
  return <MyDoctorTimes search={search} found={found} onStep={onStep} />
}

/** The times of the doctor's visit itself. */
function MyDoctorTimes({ search, found, onStep }: MyDoctorsBodyProps) {
  const people = usePeople()
  const person = people.find(one => one.profileId === search.who) ?? people[0]
  const { doctor, ofDay, day, today, choice } = found
  if (!doctor || ofDay === undefined || day === undefined) return <LoadingDoctors />
  const slots = ofDay?.freeTimeslots ?? []
  return (
    <Section title={capital(showFullDay(day, today))}>
      <DoctorDayCard
        doctor={ofDay ?? doctor}
        slots={slots}
        day={day}
        today={today}
        within={{ branchId: choice.branchId }}
        person={person}
        chosen={search.slot}
        onChoose={slot => onStep({ slot })}
        onShowDay={next => onStep({ day: next })}
        bookmark={<DoctorBookmark doctor={doctor} branchId={choice.branchId} />}
      />
      <ChosenSlot value={search.slot}>
        <ChosenSlotBar search={search} doctors={[{ doctor, slots }]} person={person} found={found} onStep={onStep} />
      </ChosenSlot>
    </Section>
  )
}

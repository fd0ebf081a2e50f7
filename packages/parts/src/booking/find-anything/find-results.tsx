import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { type Found, useFindAnything } from '@vizit/client/find-anything/use-find-anything'
import { names } from '@vizit/client/names/spoken-names'
import { hoursText, serviceName } from '@vizit/client/names/spoken-services'
import { showRoubles } from '@vizit/rules/money'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import MapPin from 'lucide-react/icons/map-pin'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { useAddresses } from '../../addresses/addresses.ts'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { useSoonWords } from '../../days/use-day-words.ts'
import { useWords } from '../../words/words.tsx'
import { FailedTimetable } from '../timetable-states.tsx'
import styles from './find-head.module.css'
import { Marked } from './marked.tsx'

type FindResultsProps = {
  typed: string
  found: Pick<DoctorSearch, 'place' | 'today' | 'towns' | 'town' | 'steps'>
  age: string | undefined
  onChoose: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
  onTown: (townId: string) => void
}

/** What the typed text may mean: specialities, doctors, services, centres, towns; and where there is nobody here, where there is. */
export function FindResults({ typed, found, age, onChoose, onTown }: FindResultsProps) {
  const words = useWords('findAnything')
  const query = useFindAnything(typed, { townId: found.place.townId, age })
  const what = query.data
  if (!what) {
    return query.isError ? (
      <FailedTimetable error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <div aria-busy="true">
        <CardSkeleton lines={2} />
      </div>
    )
  }
  const count = [what.specialities, what.doctors, what.services, what.centres, what.towns].reduce((sum, list) => sum + list.length, 0)
  return (
    <div className={styles.results} aria-busy={query.isPlaceholderData}>
      <LiveRegion text={words.spoken(count)} />
      {what.danger ? <Danger /> : null}
      {what.readAs === null || count === 0 ? null : <p className={styles.time}>{words.readAs(what.readAs)}</p>}
      <FoundPeople what={what} typed={typed} found={found} onChoose={onChoose} />
      <FoundThings what={what} typed={typed} townId={found.place.townId} age={age} />
      {what.towns.length > 0 ? <FoundTowns what={what} typed={typed} towns={found.towns} onTown={townId => onChoose({ townId })} /> : null}
      {count === 0 ? <Nobody what={what} found={found} onTown={onTown} /> : null}
    </div>
  )
}

/** [R46] */
function Danger() {
  const words = useWords('findAnything')
  return (
    <Banner kind="danger" live title={words.danger} action={<Button href="tel:103">{words.call103}</Button>}>
      {words.dangerText}
    </Banner>
  )
}

type PeopleProps = { what: Found; typed: string } & Pick<FindResultsProps, 'found' | 'onChoose'>

function FoundPeople({ what, typed, found, onChoose }: PeopleProps) {
  const words = useWords('findAnything')
  const soonWords = useSoonWords()
  const soon = (nearest: string | null) =>
    nearest === null ? words.noTimes : <span className={styles.soon}>{words.nearest(soonWords(nearest, found.today))}</span>
  return (
    <>
      {what.specialities.length > 0 ? (
        <Section level={3} title={words.specialities}>
          <List label={words.specialities}>
            {what.specialities.map(one => (
              <ListRow
                key={one.specialityId}
                lead={<Stethoscope aria-hidden="true" />}
                title={<Marked text={names.speciality(one.specialityName)} typed={typed} />}
                note={
                  <>
                    {one.called === null ? null : `${one.called} · `}
                    {words.doctorsCount(one.doctors)}, {soon(one.nearest)}
                  </>
                }
                onPress={() => onChoose({ specialityId: one.specialityId, doctorId: undefined, branchId: undefined, day: undefined })}
              />
            ))}
          </List>
        </Section>
      ) : null}
      {what.doctors.length > 0 ? (
        <Section level={3} title={words.doctors} note={what.doctorsTotal > what.doctors.length ? words.all(what.doctorsTotal) : undefined}>
          <List label={words.doctors}>
            {what.doctors.map(doctor => (
              <ListRow
                key={doctor.doctorId}
                lead={<DoctorPhoto doctor={doctor} size={48} />}
                title={<Marked text={doctor.fullName} typed={typed} />}
                note={
                  <>
                    {names.speciality(doctor.specialityName)} · {soon(doctor.nearestTimeslot)}
                  </>
                }
                onPress={() => onChoose({ ...found.steps.doctor(doctor), day: undefined })}
              />
            ))}
          </List>
        </Section>
      ) : null}
    </>
  )
}

type ThingsProps = { what: Found; typed: string; townId: string | undefined; age: string | undefined }

function FoundThings({ what, typed, townId, age }: ThingsProps) {
  const words = useWords('findAnything')
  const catalogue = useWords('catalogue')
  const addresses = useAddresses()
  const total = (shown: readonly unknown[], all: number) => (all > shown.length ? words.all(all) : undefined)
  return (
    <>
      {what.services.length > 0 ? (
        <Section level={3} title={words.services} note={total(what.services, what.servicesTotal)}>
          <List label={words.services}>
            {what.services.map(one => (
              <ListRow
                key={one.serviceId}
                title={<Marked text={serviceName(one.serviceName)} typed={typed} />}
                note={[
                  catalogue.minutes(one.minutes),
                  words.centresCount(one.centres),
                  one.priceFrom === null ? '' : catalogue.priceFrom(showRoubles(one.priceFrom))
                ]
                  .filter(Boolean)
                  .join(' · ')}
                href={addresses.serviceTimes({ townId, serviceId: one.serviceId, age })}
              />
            ))}
          </List>
        </Section>
      ) : null}
      {what.centres.length > 0 ? (
        <Section level={3} title={words.centres} note={total(what.centres, what.centresTotal)}>
          <List label={words.centres}>
            {what.centres.map(one => (
              <ListRow
                key={one.centreId}
                title={<Marked text={one.centreName} typed={typed} />}
                note={[one.address, hoursText(one.schedule)].filter(Boolean).join(' · ')}
                href={addresses.centre(one.centreId)}
              />
            ))}
          </List>
        </Section>
      ) : null}
    </>
  )
}

type TownsProps = { what: Found; typed: string; towns: DoctorSearch['towns']; onTown: (townId: string) => void }

function FoundTowns({ what, typed, towns, onTown }: TownsProps) {
  const words = useWords('findAnything')
  const known = what.towns.flatMap(({ townId }) => towns.filter(town => town.id === townId))
  if (known.length === 0) return null
  return (
    <Section level={3} title={words.towns}>
      <List label={words.towns}>
        {known.map(town => (
          <ListRow
            key={town.id}
            lead={<MapPin aria-hidden="true" />}
            title={<Marked text={names.town(town)} typed={typed} />}
            onPress={() => onTown(town.id)}
          />
        ))}
      </List>
    </Section>
  )
}

/** Nobody here is not nothing: it says how many there are and where. */
function Nobody({ what, found, onTown }: { what: Found } & Pick<FindResultsProps, 'found' | 'onTown'>) {
  const words = useWords('findAnything')
  const there = what.elsewhere.flatMap(({ townId, doctors }) =>
    found.towns.filter(town => town.id === townId).map(town => ({ town, doctors }))
  )
  if (there.length === 0) return <EmptyTalon title={words.nothing} text={words.nothingText} />
  return (
    <EmptyTalon
      title={words.nobody(found.town ? names.town(found.town) : '')}
      text={words.nobodyText}
      actions={
        <div className={styles.towns}>
          {there.map(({ town, doctors }, at) => (
            <Button key={town.id} kind={at === 0 ? 'main' : 'second'} onClick={() => onTown(town.id)}>
              {words.seeThere(names.town(town), words.doctorsCount(doctors))}
            </Button>
          ))}
        </div>
      }
    />
  )
}

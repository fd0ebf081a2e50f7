import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { type Found, type Listed, useFindAnything } from '@vizit/client/find-anything/use-find-anything'
import { names } from '@vizit/client/names/spoken-names'
import { addressText, hoursText } from '@vizit/client/names/spoken-services'
import type { Person } from '@vizit/client/people/use-people'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { Glued } from '@vizit/ui/glued'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { LiveRegion } from '@vizit/ui/live-region'
import { Section } from '@vizit/ui/page/section'
import MapPin from 'lucide-react/icons/map-pin'
import Stethoscope from 'lucide-react/icons/stethoscope'
import { lazy, Suspense, useState } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { useSoonWords } from '../../days/use-day-words.ts'
import { DangerBanner } from '../../finder/danger-banner.tsx'
import { FoundList } from '../../finder/found-list.tsx'
import { FoundServices } from '../../finder/found-services.tsx'
import { hasTyped, Marked } from '../../finder/marked.tsx'
import { NobodyFound } from '../../finder/nobody-found.tsx'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import { FailedTimetable } from '../timetable-states.tsx'
import { asksForDrugs, DrugsRow } from './drugs-row.tsx'
import styles from './find-head.module.css'

const WhomDialog = lazy(loadAfterPicture(saying(['firstVisit'], async () => ({ default: (await import('./whom-dialog.tsx')).WhomDialog }))))

type Step = Partial<Record<keyof BookingSearch, string | undefined>>

type FindResultsProps = {
  typed: string
  found: Pick<DoctorSearch, 'place' | 'today' | 'towns' | 'town' | 'steps'>
  /** For whom, as the address has it. */
  search: Pick<BookingSearch, 'who' | 'age'>
  people: readonly Person[]
  onChoose: (change: Step) => void
  onTown: (townId: string) => void
  /** Before the page is left where a child is added. */
  onAdd: () => void
}

/** What the typed text may mean: specialities, doctors, services, centres, towns; and where there is nobody here, where there is. */
export function FindResults({ typed, found, search, people, onChoose, onTown, onAdd }: FindResultsProps) {
  const words = useWords('findAnything')
  const addresses = useAddresses()
  // The next text begins with the first few again.
  const [allOf, setAllOf] = useState<{ text: string; all: Listed } | null>(null)
  const all = allOf?.text === typed ? allOf.all : undefined
  const query = useFindAnything(typed, { townId: found.place.townId, age: found.place.age, all })
  const onAll = (kind: Listed) => (all === kind ? undefined : () => setAllOf({ text: typed, all: kind }))
  // What was chosen for a child who is still to be named; it stays for the way in which the dialog closes.
  const [waiting, setWaiting] = useState<{ change: Step; isAsked: boolean } | null>(null)
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
  // A town of that name does not answer for the doctors who are elsewhere; the way to all services does for one that is not here, and the way to drugs for a word for them.
  const isNobody = what.elsewhere.length > 0 || (count === 0 && !what.asksForService && !asksForDrugs(typed))
  const drugs = <DrugsRow typed={typed} />
  // Nothing is called so, or nobody's name has what was typed: it may be a drug's.
  const isLost = count === 0 && what.elsewhere.length === 0 && !what.asksForService
  const isGuessed =
    isLost || (count > 0 && count === what.doctors.length && !what.doctors.some(({ fullName }) => hasTyped(fullName, typed)))
  const services = (
    <FoundServices
      what={what}
      typed={typed}
      place={{ townId: found.place.townId, who: search.who, age: search.age }}
      onAll={onAll('services')}
    />
  )
  return (
    <div className={styles.results} aria-busy={query.isPlaceholderData}>
      <LiveRegion text={count === 0 && asksForDrugs(typed) ? words.drugs : words.spoken(count)} />
      {what.danger ? <DangerBanner /> : null}
      {what.readAs === null || count === 0 ? null : <p className={styles.time}>{words.readAs(what.readAs)}</p>}
      {isGuessed ? drugs : null}
      {what.asksForService ? services : null}
      <FoundPeople
        what={what}
        typed={typed}
        found={found}
        onAll={onAll('doctors')}
        // Words of a child by which an adult looks want to know first which child it is.
        onChoose={change => (what.forChild ? setWaiting({ change, isAsked: true }) : onChoose(change))}
      />
      {what.asksForService ? null : services}
      <FoundCentres what={what} typed={typed} onAll={onAll('centres')} />
      {what.towns.length > 0 ? <FoundTowns what={what} typed={typed} towns={found.towns} onTown={townId => onChoose({ townId })} /> : null}
      {isNobody ? (
        <NobodyFound
          elsewhere={what.elsewhere}
          towns={found.towns}
          town={found.town}
          onTown={onTown}
          specialities={{ href: addresses.doctorsList() }}
        />
      ) : null}
      {isGuessed ? null : drugs}
      {waiting ? (
        <Suspense>
          <WhomDialog
            whom="child"
            open={waiting.isAsked}
            people={people}
            today={found.today}
            search={search}
            onAdd={onAdd}
            onClose={() => setWaiting({ ...waiting, isAsked: false })}
            onChoose={whom => onChoose({ ...waiting.change, ...whom })}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

type AllOf = { onAll: (() => void) | undefined }

type PeopleProps = { what: Found; typed: string } & AllOf & Pick<FindResultsProps, 'found' | 'onChoose'>

/** Did an everyday word lead here, and not the name that stands above it? */
function isNews({ called, specialityName }: Found['specialities'][number]): boolean {
  return called !== null && called !== names.speciality(specialityName).toLowerCase()
}

function FoundPeople({ what, typed, found, onAll, onChoose }: PeopleProps) {
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
                    {isNews(one) ? `${one.called} · ` : null}
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
        <FoundList title={words.doctors} all={words.allDoctors} shown={what.doctors.length} total={what.doctorsTotal} onAll={onAll}>
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
        </FoundList>
      ) : null}
    </>
  )
}

function FoundCentres({ what, typed, onAll }: { what: Found; typed: string } & AllOf) {
  const words = useWords('findAnything')
  const addresses = useAddresses()
  const { centres, centresTotal } = what
  if (centres.length === 0) return null
  return (
    <FoundList title={words.centres} all={words.allCentres} shown={centres.length} total={centresTotal} onAll={onAll}>
      {centres.map(one => (
        <ListRow
          key={one.centreId}
          title={<Marked text={one.centreName} typed={typed} />}
          note={<Glued text={[addressText(one.address), hoursText(one.schedule)].filter(Boolean).join(' · ')} />}
          href={addresses.centre(one.centreId)}
        />
      ))}
    </FoundList>
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

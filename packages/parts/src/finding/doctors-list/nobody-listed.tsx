import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { useSpecialities } from '@vizit/client/catalogue/use-doctors'
import type { TownChoice } from '@vizit/client/catalogue/use-town-choice'
import type { Found } from '@vizit/client/find-anything/use-find-anything'
import { names } from '@vizit/client/names/spoken-names'
import { Button } from '@vizit/ui/button'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import { EmptyTalon } from '@vizit/ui/talon/empty-talon'
import { useAddresses } from '../../addresses/addresses.ts'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { NobodyFound } from '../../finder/nobody-found.tsx'
import { useWords } from '../../words/words.tsx'
import type { DoctorsSearch } from './doctors-search.ts'

type NobodyListedProps = {
  search: DoctorsSearch
  town: TownChoice
  what: Found | undefined
  onStep: (search: DoctorsSearch) => void
  /** Takes away what was typed. */
  onClear: () => void
}

/** Nobody is on the list and no filter is to blame: whom else the words may mean, or what really helps. */
export function NobodyListed({ search, town, what, onStep, onClear }: NobodyListedProps) {
  const words = useWords('doctorsList')
  const filters = useWords('filters')
  const isOfSpeciality = search.speciality !== undefined
  if (isOfSpeciality && search.q) {
    return (
      <EmptyTalon
        isAnswer
        title={filters.nobodyAtAll}
        text={words.otherName}
        actions={
          <>
            <Button kind="second" onClick={() => onStep({ ...search, speciality: undefined })}>
              {words.amongAll}
            </Button>
            <Button kind="ghost" onClick={onClear}>
              {words.clear}
            </Button>
          </>
        }
      />
    )
  }
  if (isOfSpeciality) return <NobodyOfSpeciality speciality={search.speciality} />
  if (!what) return null
  if (what.doctors.length > 0) return <MeantDoctors doctors={what.doctors} />
  const { towns, town: here, choose } = town
  return <NobodyFound isAnswer elsewhere={what.elsewhere} towns={towns} town={here} onTown={choose} specialities={{ onClick: onClear }} />
}

/** The name has a slip, or is spelled in another way. */
function MeantDoctors({ doctors }: Pick<Found, 'doctors'>) {
  const words = useWords('doctorsList')
  const addresses = useAddresses()
  return (
    <List label={words.title}>
      {doctors.map(doctor => (
        <ListRow
          key={doctor.doctorId}
          lead={<DoctorPhoto doctor={doctor} size={48} />}
          title={doctor.fullName}
          note={names.speciality(doctor.specialityName)}
          href={addresses.doctor(doctor.doctorId)}
        />
      ))}
    </List>
  )
}

/** Another town helps where one has such doctors, and only there. */
function NobodyOfSpeciality({ speciality }: Pick<DoctorsSearch, 'speciality'>) {
  const words = useWords('doctorsList')
  const filters = useWords('filters')
  const addresses = useAddresses()
  const everywhere = useSpecialities({ townId: ALL_TOWNS })
  if (!everywhere.data) return null
  const isElsewhere = everywhere.data.some(one => one.specialityId === speciality && one.doctors > 0)
  return (
    <EmptyTalon
      isAnswer
      title={filters.nobodyAtAll}
      text={isElsewhere ? words.otherTown : words.nowhere}
      actions={
        <Button kind="second" href={addresses.doctorsList()}>
          {words.otherSpeciality}
        </Button>
      }
    />
  )
}

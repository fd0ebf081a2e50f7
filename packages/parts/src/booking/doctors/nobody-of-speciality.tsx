import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { ALL_TOWNS } from '@vizit/client/catalogue/all-towns'
import { useSpecialities } from '@vizit/client/catalogue/use-doctors'
import { useFindAnything } from '@vizit/client/find-anything/use-find-anything'
import { names } from '@vizit/client/names/spoken-names'
import { LiveRegion } from '@vizit/ui/live-region'
import { NobodyFound } from '../../finder/nobody-found.tsx'
import { useWords } from '../../words/words.tsx'
import { LoadingDoctors } from '../timetable-states.tsx'

type NobodyOfSpecialityProps = {
  specialityId: string
  found: Pick<DoctorSearch, 'place' | 'towns' | 'town'>
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

/** The speciality that was looked for has nobody in this town: whom it was about, and which towns have such doctors. */
export function NobodyOfSpeciality({ specialityId, found, onStep }: NobodyOfSpecialityProps) {
  const words = useWords('findAnything')
  const everywhere = useSpecialities({ townId: ALL_TOWNS })
  const name = everywhere.data?.find(one => one.specialityId === specialityId)?.specialityName ?? ''
  const what = useFindAnything(name, { townId: found.place.townId, age: found.place.age, all: undefined })
  if (everywhere.isPending || (what.isPending && what.isFetching)) return <LoadingDoctors />
  const who = names.speciality(name).toLocaleLowerCase()
  return (
    <>
      <LiveRegion text={words.nobody(who)} />
      <NobodyFound
        elsewhere={what.data?.elsewhere ?? []}
        towns={found.towns}
        town={found.town}
        who={who}
        onTown={townId => onStep({ townId })}
        specialities={{ onClick: () => onStep({ specialityId: undefined }) }}
      />
    </>
  )
}

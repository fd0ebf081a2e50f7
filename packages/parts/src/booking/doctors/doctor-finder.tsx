import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { useDoctors } from '@vizit/client/catalogue/use-doctors'
import { names } from '@vizit/client/names/spoken-names'
import type { Doctor } from '@vizit/contract/catalogue'
import { judgeDoctorSearch } from '@vizit/rules/search'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { SearchField } from '@vizit/ui/fields/search-field'
import { List } from '@vizit/ui/list'
import { ListRow } from '@vizit/ui/list-row'
import UsersRound from 'lucide-react/icons/users-round'
import { useDeferredValue, useState } from 'react'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { useWords } from '../../words/words.tsx'
import styles from '../decisions/option-dialog.module.css'

type DoctorFinderProps = { found: DoctorSearch; onChoose: (doctor: Doctor | undefined) => void }

/** Doctors of the chosen place: of the speciality at first, of all when a name is typed, from three letters [5.65]. */
export function DoctorFinder({ found, onChoose }: DoctorFinderProps) {
  const words = useWords('booking')
  const [typed, setTyped] = useState('')
  const name = useDeferredValue(typed.trim())
  const isNamed = judgeDoctorSearch(name) === 'ok'
  const { townId, branchId, profile } = found.place
  const named = useDoctors({ townId: isNamed ? townId : undefined, branchId, profile }, isNamed ? name : '')
  const doctors = isNamed ? named.data?.doctors : found.doctors
  const speciality = found.specialities.find(one => one.specialityId === found.choice.specialityId)?.specialityName
  return (
    <>
      <SearchField
        label={words.searchDoctor}
        placeholder={words.searchDoctorPlaceholder}
        value={typed}
        onChange={setTyped}
        clearLabel={words.clear}
      />
      <p className={styles.note} role="status">
        {name && !isNamed ? words.searchDoctorPlaceholder : isNamed && doctors?.length === 0 ? words.noDoctorFound : null}
      </p>
      <div className={styles.doctors} aria-busy={doctors === undefined}>
        {doctors === undefined ? (
          <CardSkeleton avatar lines={2} />
        ) : (
          <List label={words.byDoctor}>
            {isNamed ? null : (
              <ListRow
                lead={<UsersRound aria-hidden="true" />}
                title={speciality === undefined ? words.anyDoctor : words.anyOf(names.speciality(speciality))}
                onPress={() => onChoose(undefined)}
              />
            )}
            {doctors.map(doctor => (
              <ListRow
                key={doctor.doctorId}
                lead={<DoctorPhoto doctor={doctor} size={48} />}
                title={doctor.fullName}
                note={[names.speciality(doctor.specialityName), names.qualification(doctor.qualification)].filter(Boolean).join(', ')}
                onPress={() => onChoose(doctor)}
              />
            ))}
          </List>
        )}
      </div>
    </>
  )
}

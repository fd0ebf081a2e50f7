import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { DoctorSearch } from '@vizit/client/booking/use-doctor-search'
import { names } from '@vizit/client/names/spoken-names'
import { Dialog } from '@vizit/ui/dialogs/dialog'
import { OptionList } from '@vizit/ui/fields/option-list'
import { Segmented } from '@vizit/ui/fields/segmented'
import { useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { DoctorFinder } from '../doctors/doctor-finder.tsx'
import styles from './option-dialog.module.css'

type WhomDialogProps = {
  open: boolean
  onClose: () => void
  found: DoctorSearch
  onStep: (change: Partial<Record<keyof BookingSearch, string | undefined>>) => void
}

const ALL = 'all'

/** [2.79] [2.81] To whom: a speciality, or a doctor by name. */
export function WhomDialog({ open, onClose, found, onStep }: WhomDialogProps) {
  const words = useWords('booking')
  const catalogue = useWords('catalogue')
  const [by, setBy] = useState<'speciality' | 'doctor'>('speciality')
  return (
    <Dialog open={open} onClose={onClose} title={words.chooseDoctor} closeLabel={words.close}>
      <div className={styles.body}>
        <Segmented
          label={words.doctorsBy}
          options={[
            { value: 'speciality', label: words.bySpeciality },
            { value: 'doctor', label: words.byDoctor }
          ]}
          value={by}
          onChange={setBy}
        />
        {by === 'speciality' ? (
          <OptionList
            label={words.bySpeciality}
            options={[
              { value: ALL, label: words.allSpecialities },
              ...names.specialities(found.specialities).map(one => ({
                value: one.specialityId,
                label: names.speciality(one.specialityName),
                also: one.specialityName,
                note: catalogue.doctors(one.doctors)
              }))
            ]}
            value={found.choice.specialityId ?? ALL}
            words={{
              searchLabel: words.searchSpeciality,
              searchPlaceholder: words.searchSpeciality,
              clearLabel: words.clear,
              nothing: words.nothingFound,
              leftOut: words.leftOut
            }}
            search
            onChoose={id => {
              onStep(found.steps.speciality(id === ALL ? undefined : id))
              onClose()
            }}
          />
        ) : (
          <DoctorFinder
            found={found}
            onChoose={doctor => {
              onStep(found.steps.doctor(doctor))
              onClose()
            }}
          />
        )}
      </div>
    </Dialog>
  )
}

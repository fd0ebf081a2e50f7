import { type Doctor, listBranches, listSpecialities } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { Segmented } from '@vizit/ui/fields/segmented'
import { useState } from 'react'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { Select } from '../shell/select.tsx'
import type { Settings } from '../shell/settings.ts'
import { StepTitle } from '../shell/step-title.tsx'
import { useAsk } from '../shell/use-ask.ts'
import { usePart } from '../shell/use-part.ts'
import styles from './choose-doctor.module.css'
import { DoctorList, LoadingList } from './doctor-list.tsx'

export type ChooseDoctorProps = {
  settings: Settings
  today: Day
  /** The person came back to this step. */
  focus: boolean
  /** `service`: the doctor was found among those who give it. */
  onChoose: (doctor: Doctor, service?: string) => void
}

/** Branch, then a speciality or a service, then a doctor. The services are a file of their own, which comes when they are asked for [1.15] [6.04]. */
export function ChooseDoctor({ settings, today, focus, onChoose }: ChooseDoctorProps) {
  const { words, names, services: said } = useLanguage()
  const { provider } = settings
  const [branchId, setBranch] = useState(settings.branch)
  const [specialityId, setSpeciality] = useState(settings.speciality)
  const [seeking, setSeeking] = useState<'doctors' | 'services'>('doctors')
  const services = usePart(() => import('./choose-service.tsx'), seeking === 'services')
  const branches = useAsk(listBranches, { provider })
  const specialities = useAsk(listSpecialities, { provider, branchId })
  const asked = { provider, branchId, specialityId }

  const places = branches.kind === 'known' ? branches.value.branches : []
  const fields = specialities.kind === 'known' ? specialities.value.specialities : []
  return (
    <>
      <StepTitle focus={focus}>{words.chooseDoctor}</StepTitle>
      <Segmented
        label={words.seek}
        value={seeking}
        options={[
          { value: 'doctors', label: words.byDoctor },
          { value: 'services', label: words.byService }
        ]}
        onChange={setSeeking}
      />
      <div className={styles.filters}>
        <Select
          label={words.where}
          value={branchId ?? ''}
          options={[
            { value: '', label: words.everywhere },
            ...places.map(place => ({ value: place.branchId, label: `${place.branch}, ${said.address(place.address)}` }))
          ]}
          onChange={value => {
            setBranch(value || undefined)
            setSpeciality(undefined)
          }}
        />
        {seeking === 'services' ? null : (
          <Select
            label={words.speciality}
            value={specialityId ?? ''}
            options={[
              { value: '', label: words.allSpecialities },
              ...names
                .specialities(fields)
                .map(one => ({ value: one.specialityId, label: `${names.speciality(one.specialityName)} · ${words.doctors(one.doctors)}` }))
            ]}
            onChange={value => setSpeciality(value || undefined)}
          />
        )}
      </div>
      {seeking === 'services' ? (
        services.kind === 'known' ? (
          <services.value.ChooseService key={branchId} provider={provider} branchId={branchId} today={today} onChoose={onChoose} />
        ) : services.kind === 'failed' ? (
          <Failed failure={services.failure} retry={services.retry} />
        ) : (
          <LoadingList />
        )
      ) : (
        <DoctorList key={JSON.stringify(asked)} asked={asked} today={today} onChoose={onChoose} />
      )}
    </>
  )
}

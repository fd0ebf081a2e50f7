import { type Doctor, listBranches, listDoctors, listSpecialities } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useState } from 'react'
import { DoctorCard } from '../shell/doctor-card.tsx'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { momentWords } from '../shell/moment.ts'
import { Select } from '../shell/select.tsx'
import type { Settings } from '../shell/settings.ts'
import { StepTitle } from '../shell/step-title.tsx'
import { useAsk } from '../shell/use-ask.ts'
import styles from './choose-doctor.module.css'

const SHOWN_AT_FIRST = 5
const SHOWN_MORE = 10

export type ChooseDoctorProps = {
  settings: Settings
  today: Day
  /** The person came back to this step. */
  focus: boolean
  onChoose: (doctor: Doctor) => void
}

/** Branch, speciality, doctor: whoever has time soonest stands first. */
export function ChooseDoctor({ settings, today, focus, onChoose }: ChooseDoctorProps) {
  const language = useLanguage()
  const { words } = language
  const { provider } = settings
  const [branchId, setBranch] = useState(settings.branch)
  const [specialityId, setSpeciality] = useState(settings.speciality)
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const branches = useAsk(listBranches, { provider })
  const specialities = useAsk(listSpecialities, { provider, branchId })
  const doctors = useAsk(listDoctors, { provider, branchId, specialityId, sort: 'byDate' })

  const places = branches.kind === 'known' ? branches.value.branches : []
  const fields = specialities.kind === 'known' ? specialities.value.specialities : []
  return (
    <>
      <StepTitle focus={focus}>{words.chooseDoctor}</StepTitle>
      <div className={styles.filters}>
        <Select
          label={words.where}
          value={branchId ?? ''}
          options={[
            { value: '', label: words.everywhere },
            ...places.map(place => ({ value: place.branchId, label: `${place.branch}, ${place.address}` }))
          ]}
          onChange={value => {
            setBranch(value || undefined)
            setSpeciality(undefined)
            setShown(SHOWN_AT_FIRST)
          }}
        />
        <Select
          label={words.speciality}
          value={specialityId ?? ''}
          options={[
            { value: '', label: words.allSpecialities },
            ...fields.map(one => ({ value: one.specialityId, label: `${one.specialityName} · ${words.doctors(one.doctors)}` }))
          ]}
          onChange={value => {
            setSpeciality(value || undefined)
            setShown(SHOWN_AT_FIRST)
          }}
        />
      </div>
      {doctors.kind === 'asking' ? (
        <div className={styles.list} aria-busy="true">
          <span className="visually-hidden">{words.loading}</span>
          <CardSkeleton avatar />
          <CardSkeleton avatar />
        </div>
      ) : doctors.kind === 'failed' ? (
        <Failed failure={doctors.failure} retry={doctors.retry} />
      ) : doctors.value.total === 0 ? (
        <Banner kind="info" title={words.nobody}>
          {words.nobodyText}
        </Banner>
      ) : (
        <>
          <ul className={styles.list} aria-label={words.doctors(doctors.value.total)}>
            {doctors.value.doctors.slice(0, shown).map(doctor => (
              <li key={doctor.doctorId}>
                <DoctorCard
                  doctor={doctor}
                  note={doctor.nearestTimeslot ? words.soonest(momentWords(doctor.nearestTimeslot, today, language)) : words.noTimes}
                  onChoose={() => onChoose(doctor)}
                />
              </li>
            ))}
          </ul>
          {shown < doctors.value.doctors.length ? (
            <Button kind="outline" wide onClick={() => setShown(shown + SHOWN_MORE)}>
              {words.showMore}
            </Button>
          ) : doctors.value.total > doctors.value.doctors.length ? (
            <p className={styles.more}>{words.leftOut(doctors.value.total - doctors.value.doctors.length)}</p>
          ) : null}
        </>
      )}
    </>
  )
}

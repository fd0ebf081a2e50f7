import { type Doctor, listDoctors } from '@vizit/contract/catalogue'
import type { Day } from '@vizit/rules/days'
import { Banner } from '@vizit/ui/banner'
import { Button } from '@vizit/ui/button'
import { CardSkeleton } from '@vizit/ui/card-skeleton'
import { useState } from 'react'
import { DoctorCard } from '../shell/doctor-card.tsx'
import { Failed } from '../shell/failed.tsx'
import { useLanguage } from '../shell/language.tsx'
import { nearestWords } from '../shell/moment.ts'
import { useAsk } from '../shell/use-ask.ts'
import styles from './choose-doctor.module.css'

const SHOWN_AT_FIRST = 5
const SHOWN_MORE = 10

export type DoctorListProps = {
  asked: { provider: string; branchId?: string | undefined; specialityId?: string | undefined; serviceId?: string | undefined }
  today: Day
  onChoose: (doctor: Doctor) => void
}

/** Doctors to choose from: whoever has time soonest stands first. */
export function DoctorList({ asked, today, onChoose }: DoctorListProps) {
  const language = useLanguage()
  const { words } = language
  const [shown, setShown] = useState(SHOWN_AT_FIRST)
  const doctors = useAsk(listDoctors, { ...asked, sort: 'byDate' })
  if (doctors.kind === 'asking') return <LoadingList />
  if (doctors.kind === 'failed') return <Failed failure={doctors.failure} retry={doctors.retry} />
  const { total } = doctors.value
  if (total === 0)
    return (
      <Banner kind="info" title={words.nobody}>
        {words.nobodyText}
      </Banner>
    )
  const left = total - doctors.value.doctors.length
  return (
    <>
      <ul className={styles.list} aria-label={words.doctors(total)}>
        {doctors.value.doctors.slice(0, shown).map(doctor => (
          <li key={doctor.doctorId}>
            <DoctorCard doctor={doctor} note={nearestWords(doctor, today, language)} onChoose={() => onChoose(doctor)} />
          </li>
        ))}
      </ul>
      {shown < doctors.value.doctors.length ? (
        <Button kind="outline" wide onClick={() => setShown(shown + SHOWN_MORE)}>
          {words.showMore}
        </Button>
      ) : left > 0 ? (
        <p className={styles.more}>{words.leftOut(left)}</p>
      ) : null}
    </>
  )
}

export function LoadingList() {
  const { words } = useLanguage()
  return (
    <div className={styles.list} aria-busy="true">
      <span className="visually-hidden">{words.loading}</span>
      <CardSkeleton avatar />
      <CardSkeleton avatar />
    </div>
  )
}

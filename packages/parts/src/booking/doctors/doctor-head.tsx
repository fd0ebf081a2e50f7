import { names } from '@vizit/client/names/spoken-names'
import type { Doctor } from '@vizit/contract/catalogue'
import { ageOn, describeAges } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import type { ReactNode } from 'react'
import { DoctorPhoto } from '../../catalogue/doctor-photo.tsx'
import { useWords } from '../../words/words.tsx'
import styles from './doctor-day-card.module.css'

/** `level`: of the name among the headings of the page. */
type DoctorHeadProps = { doctor: Doctor; today: Day; titleId: string; level?: 2 | 3; bookmark?: ReactNode }

/** [2.93] [2.94] Photo, name, speciality, whom the doctor sees, experience; at the end of the line the bookmark. */
export function DoctorHead({ doctor, today, titleId, level = 3, bookmark }: DoctorHeadProps) {
  const words = useWords('catalogue')
  const Name = `h${level}` as const
  const facts = [
    `${words.accepts} ${words.ages(describeAges(doctor))}`,
    doctor.workStart === null ? '' : words.experience(Math.max(0, ageOn(doctor.workStart, today)))
  ]
  return (
    <div className={styles.head}>
      <DoctorPhoto doctor={doctor} size={64} />
      <Name id={titleId} className={styles.name}>
        {doctor.fullName}
      </Name>
      <p className={styles.speciality}>
        {[names.speciality(doctor.specialityName), names.qualification(doctor.qualification)].filter(Boolean).join(', ')}
      </p>
      <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      {bookmark ? <div className={styles.bookmark}>{bookmark}</div> : null}
    </div>
  )
}

import type { Doctor } from '@vizit/contract/catalogue'
import { describeAges } from '@vizit/rules/age'
import { splitFullName } from '@vizit/rules/people'
import { Avatar } from '@vizit/ui/avatar'
import type { ReactNode } from 'react'
import styles from './doctor-card.module.css'
import { DoctorMore } from './doctor-more.tsx'
import { useLanguage } from './language.tsx'

export type DoctorCardProps = {
  doctor: Doctor
  /** A small line below. */
  note?: ReactNode
  /** Pressed, it chooses the doctor; without it the card only tells. */
  onChoose?: () => void
  /** What stands at the end. */
  action?: ReactNode
}

/** [2.93] Photo, name, speciality; name and category as the clinic says them, in Russian. [2.94] Whom the doctor sees; [2.95] [2.99] more below, on request. */
export function DoctorCard({ doctor, note, onChoose, action }: DoctorCardProps) {
  const { words, names } = useLanguage()
  const { firstName, lastName } = splitFullName(doctor.fullName)
  const inside = (
    <>
      <Avatar id={doctor.doctorId} text={`${firstName} ${lastName}`} size={48} photo={doctor.photoUrl ?? undefined} />
      <span className={styles.words}>
        <b className={styles.name} lang="ru">
          {doctor.fullName}
        </b>
        <span className={styles.line}>
          {names.speciality(doctor.specialityName)}
          {doctor.qualification ? <span lang="ru">, {doctor.qualification}</span> : null}
        </span>
        <span className={styles.line}>{words.accepts(describeAges(doctor))}</span>
        {note ? <span className={styles.note}>{note}</span> : null}
      </span>
      {action}
    </>
  )
  return (
    <div className={styles.card}>
      {onChoose ? (
        <button type="button" className={styles.head} onClick={onChoose}>
          {inside}
        </button>
      ) : (
        <div className={styles.head}>{inside}</div>
      )}
      <DoctorMore doctor={doctor} />
    </div>
  )
}

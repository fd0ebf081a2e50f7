import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { Button } from '@vizit/ui/button'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useId, useState } from 'react'
import { RegistryPhones } from '../catalogue/registry-phones.tsx'
import { useWords } from '../words.tsx'
import styles from './doctor-day-card.module.css'

const DoctorReviews = lazy(async () => ({ default: (await import('../reviews/doctor-reviews.tsx')).DoctorReviews }))

/** [2.95] [2.99] Opens the doctor's description, the phones of the registries, and what patients wrote. */
export function DoctorMore({ doctor, places }: { doctor: Doctor; places: readonly Assignment[] }) {
  const words = useWords('catalogue')
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button
        kind="ghost"
        size="small"
        flush
        className={styles.toggle}
        icon={<ChevronDown className={styles.chevron} aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? words.less : doctor.reviewsCount > 0 ? words.moreAndReviews(doctor.reviewsCount) : words.more}
        <span className="visually-hidden">: {doctor.fullName}</span>
      </Button>
      {open ? (
        <div id={id} className={styles.details}>
          {doctor.description ? <p>{doctor.description}</p> : null}
          {places.map(place => (
            <RegistryPhones key={place.assignmentId} phones={place.phones} place={place.branch} />
          ))}
          <p className={styles.small}>{words.priceNote}</p>
          {doctor.reviewsCount > 0 ? (
            <Suspense>
              <DoctorReviews doctorId={doctor.doctorId} />
            </Suspense>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

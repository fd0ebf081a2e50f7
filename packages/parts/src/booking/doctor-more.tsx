import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { Button } from '@vizit/ui/button'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { lazy, Suspense, useId, useState } from 'react'
import { useWords } from '../words/words.tsx'
import styles from './doctor-day-card.module.css'

const DoctorOpened = lazy(async () => ({ default: (await import('./doctor-opened.tsx')).DoctorOpened }))

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
          <Suspense>
            <DoctorOpened doctor={doctor} places={places} />
          </Suspense>
        </div>
      ) : null}
    </div>
  )
}

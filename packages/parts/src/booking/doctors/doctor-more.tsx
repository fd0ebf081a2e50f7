import type { Assignment, Doctor } from '@vizit/contract/catalogue'
import { Button } from '@vizit/ui/button'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useDeferredValue, useId, useState } from 'react'
import { useWords } from '../../words/words.tsx'
import { useAboutDoctor } from './about-doctor.tsx'
import styles from './doctor-day-card.module.css'

/** [2.95] [2.99] Opens the doctor's description, the phones of the registries, and what patients wrote. */
export function DoctorMore({ doctor, places }: { doctor: Doctor; places: readonly Assignment[] }) {
  const words = useWords('catalogue')
  const about = useAboutDoctor()
  const id = useId()
  const [open, setOpen] = useState(false)
  // The toggle answers at once; what it opens comes after it.
  const shown = useDeferredValue(open)
  return (
    <div className="with-script">
      <Button
        kind="ghost"
        size="small"
        flush
        className={styles.toggle}
        icon={<ChevronDown className={styles.chevron} aria-hidden="true" />}
        aria-expanded={open}
        aria-controls={shown ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? words.less : doctor.reviewsCount > 0 ? words.moreAndReviews(doctor.reviewsCount) : words.more}
        <span className="visually-hidden">: {doctor.fullName}</span>
      </Button>
      {shown ? (
        <div id={id} className={styles.details}>
          {about(doctor, places)}
        </div>
      ) : null}
    </div>
  )
}

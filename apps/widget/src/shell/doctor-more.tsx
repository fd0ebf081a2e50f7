import type { Doctor } from '@vizit/contract/catalogue'
import { shortName } from '@vizit/rules/people'
import { Button } from '@vizit/ui/button'
import { Skeleton } from '@vizit/ui/skeleton'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import styles from './doctor-card.module.css'
import { Failed } from './failed.tsx'
import { useLanguage } from './language.tsx'
import { usePart } from './use-part.ts'

/** [2.95] [2.99] «Подробнее»: the description and the phones of the registry, in a file that comes when it is opened. */
export function DoctorMore({ doctor }: { doctor: Doctor }) {
  const { words } = useLanguage()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const part = usePart(() => import('./doctor-details.tsx'), isOpen)
  return (
    <div className={styles.more}>
      <Button
        kind="ghost"
        size="small"
        flush
        icon={<ChevronDown className={styles.chevron} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.less : words.more}
        <span className="visually-hidden">: {shortName(doctor.fullName)}</span>
      </Button>
      {isOpen ? (
        <div id={id} className={styles.details}>
          {part.kind === 'known' ? (
            <part.value.DoctorDetails doctor={doctor} />
          ) : part.kind === 'failed' ? (
            <Failed failure={part.failure} retry={part.retry} />
          ) : (
            <Skeleton height="96px" shape="box" />
          )}
        </div>
      ) : null}
    </div>
  )
}

import { showMoment } from '@vizit/client/days/show-day'
import type { Visit } from '@vizit/contract/visits'
import { Button } from '@vizit/ui/button'
import { IconButton } from '@vizit/ui/icon-button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FileText from 'lucide-react/icons/file-text'
import type { ReactNode } from 'react'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import { bookAgain } from '../book-again.ts'
import { useReviewOfVisit } from '../review-of-visit.tsx'
import type { VisitAct } from '../visit-act.ts'
import styles from './visit-actions.module.css'

export type PastActionsProps = {
  visit: Visit
  now: Date
  /** The buttons of what the clinic concluded. */
  results?: ReactNode
  onAct: (act: VisitAct, visit: Visit) => void
}

/** What is left of a visit: what the clinic concluded, its documents, a review of it, and the rest behind the dots. */
export function PastActions({ visit, now, results, onAct }: PastActionsProps) {
  const more = useWords('visitsMore')
  const addresses = useAddresses()
  const review = useReviewOfVisit()(visit, now)
  const named = `${showMoment(visit.startDate)}, ${visit.physicianName}`
  return (
    <>
      {results}
      {/* A copy that was kept before documents does not count them. */}
      {visit.documents > 0 ? (
        <Button
          kind="ghost"
          size="small"
          flush
          icon={<FileText aria-hidden="true" />}
          aria-label={more.documentsLabel(visit.documents, named)}
          onClick={() => onAct('documents', visit)}
        >
          {more.documents(visit.documents)}
        </Button>
      ) : null}
      {review ?? (
        <Button kind="ghost" size="small" flush icon={<CalendarPlus aria-hidden="true" />} href={bookAgain(addresses, visit)}>
          {more.again}
        </Button>
      )}
      <IconButton
        kind="plain"
        className={styles.dots}
        label={more.more(named)}
        aria-haspopup="dialog"
        icon={<EllipsisVertical aria-hidden="true" />}
        onClick={() => onAct('more', visit)}
      />
    </>
  )
}

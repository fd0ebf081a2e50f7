import { showMoment } from '@vizit/client/days/show-day'
import { useReviewVerdict } from '@vizit/client/reviews/review-verdict'
import { Button } from '@vizit/ui/button'
import { IconButton } from '@vizit/ui/icon-button'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import FileText from 'lucide-react/icons/file-text'
import { useAddresses } from '../addresses/addresses.ts'
import { ReviewLink } from '../reviews/review-link.tsx'
import { useWords } from '../words/words.tsx'
import styles from './visit-actions.module.css'
import type { VisitActionsProps } from './visit-actions.tsx'

/** What is left of a visit: what the clinic concluded, its documents, a review of it, and the rest behind the dots. */
export function PastActions({ visit, now, results, onAct }: VisitActionsProps) {
  const more = useWords('visitsMore')
  const addresses = useAddresses()
  const mayReview = useReviewVerdict()(visit, now) === 'may-review'
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
      {mayReview ? (
        <ReviewLink orderId={visit.orderId} named={named} />
      ) : (
        <Button
          kind="ghost"
          size="small"
          flush
          icon={<CalendarPlus aria-hidden="true" />}
          href={addresses.timetable({ doctorId: visit.physicianId, branchId: visit.branchId })}
        >
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

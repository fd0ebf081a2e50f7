import { dayOf, showDate } from '@vizit/client/days/show-day'
import type { OwnReview } from '@vizit/contract/reviews'
import type { ReviewState } from '@vizit/rules/reviews'
import { Badge } from '@vizit/ui/badge'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import Check from 'lucide-react/icons/check'
import Clock from 'lucide-react/icons/clock'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { useAddresses } from '../addresses/addresses.ts'
import { useWords } from '../words/words.tsx'
import { DeleteReviewDialog } from './delete-review-dialog.tsx'
import { stateLine } from './review-lines.ts'
import styles from './reviews.module.css'

const BADGES = {
  waiting: { kind: 'wait', Icon: Clock },
  published: { kind: 'ok', Icon: Check },
  rejected: { kind: 'danger', Icon: X }
} as const satisfies Record<ReviewState, object>

/** A review as its author sees it: how it stands, its words, the centre's answer; it can be changed and deleted [4.91] [4.92]. */
export function ReviewCard({ review }: { review: OwnReview }) {
  const words = useWords('reviews')
  const addresses = useAddresses()
  const titleId = useId()
  const [removes, setRemoves] = useState(false)
  const { label, text } = stateLine(words, review)
  const { kind, Icon } = BADGES[review.state]
  const when = review.date === null ? words.written(showDate(dayOf(review.writtenAt))) : words.published(showDate(review.date))
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 id={titleId}>{review.aboutName}</h2>
          <p className={styles.small}>
            {words.about[review.about]} · {when} · {review.publishName ? words.signed : words.unsigned}
          </p>
        </div>
        <Badge kind={kind} icon={<Icon aria-hidden="true" />}>
          {label}
        </Badge>
      </div>
      <p className={styles.comment}>{review.comment}</p>
      {text === null ? null : <p className={styles.small}>{text}</p>}
      {review.answer ? (
        <div className={styles.answer}>
          <p className={styles.small}>{words.answered(showDate(review.answer.date))}</p>
          <p>{review.answer.text}</p>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button
          kind="ghost"
          size="small"
          flush
          icon={<Pencil aria-hidden="true" />}
          href={addresses.ownReview(review.id)}
          aria-label={words.changeLabel(review.aboutName)}
        >
          {words.change}
        </Button>
        <Button
          kind="danger-text"
          size="small"
          flush
          icon={<Trash2 aria-hidden="true" />}
          aria-label={words.removeLabel(review.aboutName)}
          onClick={() => setRemoves(true)}
        >
          {words.remove}
        </Button>
      </div>
      {removes ? <DeleteReviewDialog review={review} onClose={() => setRemoves(false)} /> : null}
    </Card>
  )
}

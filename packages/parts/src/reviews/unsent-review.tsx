import type { Unsent } from '@vizit/client/unsent/unsent'
import { useUnsentStore } from '@vizit/client/unsent/unsent-provider'
import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { useId } from 'react'
import { UnsentBadge } from '../unsent/unsent-badge.tsx'
import { unsentLine } from '../unsent/unsent-lines.ts'
import { useWords } from '../words/words.tsx'
import styles from './reviews.module.css'

/** A review that was written without a connection and waits on the device. */
export function UnsentReview({ review }: { review: Extract<Unsent, { kind: 'review' }> }) {
  const reviews = useWords('reviews')
  const words = useWords('unsent')
  const store = useUnsentStore()
  const titleId = useId()
  return (
    <Card as="article" aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 id={titleId}>{review.about.name}</h2>
          <p className={styles.small}>{reviews.about[review.input.about]}</p>
        </div>
        <UnsentBadge />
      </div>
      <p className={styles.comment}>{review.input.comment}</p>
      <p className={styles.small}>{words.waits}</p>
      <div className={styles.actions}>
        <Button
          kind="danger-text"
          size="small"
          flush
          aria-label={words.forgetLabel(unsentLine(words, review))}
          onClick={() => void store?.drop(review.id)}
        >
          {words.forget}
        </Button>
      </div>
    </Card>
  )
}

import { Card } from './card.tsx'
import styles from './card-skeleton.module.css'
import { Skeleton } from './skeleton.tsx'

/** A card that is still coming: an avatar when the content has one, a title and `lines` of text. */
export function CardSkeleton({ lines = 3, avatar }: { lines?: number; avatar?: boolean }) {
  return (
    <Card aria-hidden="true" className={styles.card}>
      {avatar ? <Skeleton width="48px" height="48px" shape="round" className={styles.avatar} /> : null}
      <div className={styles.lines}>
        <Skeleton width="46%" height="16px" />
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} width={['92%', '78%', '60%'][line % 3]} />
        ))}
      </div>
    </Card>
  )
}

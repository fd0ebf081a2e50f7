import { Card } from '@vizit/ui/card'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { useWords } from '../words/words.tsx'
import styles from './family.module.css'

/** Two people still unknown. */
export function FamilySkeleton() {
  const words = useWords('family')
  return (
    <Card aria-busy="true">
      <LiveRegion text={words.loading} />
      {['180px', '150px'].map(width => (
        <div className={styles.waiting} key={width}>
          <Skeleton width="48px" height="48px" shape="round" />
          <div className={styles.lines}>
            <Skeleton width={width} height="16px" />
            <Skeleton width="110px" />
          </div>
        </div>
      ))}
    </Card>
  )
}

import { Card } from '@vizit/ui/card'
import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { useWords } from '../words/words.tsx'
import styles from './profile.module.css'
import skeleton from './profile-skeleton.module.css'

/** The same boxes as the profile, still empty. */
export function ProfileSkeleton() {
  const words = useWords('profile')
  return (
    <div className={skeleton.all} aria-busy="true">
      <LiveRegion text={words.loading} />
      <div className={styles.person}>
        <Skeleton width="88px" height="88px" shape="round" />
        <div className={skeleton.lines}>
          <Skeleton width="220px" height="20px" />
          <Skeleton width="64px" />
        </div>
      </div>
      <Card>
        {['240px', '160px', '90px', '190px', '110px'].map((width, row) => (
          <div className={skeleton.row} key={row}>
            <Skeleton width="120px" />
            <Skeleton width={width} height="16px" />
          </div>
        ))}
      </Card>
    </div>
  )
}

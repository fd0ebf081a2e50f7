import { LiveRegion } from '@vizit/ui/live-region'
import { Skeleton } from '@vizit/ui/skeleton'
import { TalonSkeleton } from '@vizit/ui/talon/talon-skeleton'
import { useWords } from '../../words/words.tsx'
import styles from './slot-booking.module.css'

/** The form of a slot that is still coming. */
export function LoadingSlot() {
  const words = useWords('booking')
  return (
    <div className={styles.layout} aria-busy="true">
      <LiveRegion text={words.loading} />
      <div className={styles.aside}>
        <TalonSkeleton />
      </div>
      <div className={styles.form}>
        <Skeleton width="180px" height="28px" shape="box" />
        <LoadingPeople />
      </div>
    </div>
  )
}

/** Two people whose rights are still being asked for. */
export function LoadingPeople() {
  return (
    <div className={styles.people} aria-hidden="true">
      <Skeleton height="64px" shape="box" />
      <Skeleton height="64px" shape="box" />
    </div>
  )
}

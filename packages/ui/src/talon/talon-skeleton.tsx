import { Skeleton } from '../skeleton.tsx'
import { Talon } from './talon.tsx'
import styles from './talon-skeleton.module.css'

/** A ticket that is still coming: the same box as a visit with three lines. */
export function TalonSkeleton() {
  return (
    <div className={styles.frame} aria-hidden="true">
      <Talon
        state="past"
        weekday={<Skeleton width="30px" height="10px" className={styles.dark} />}
        day={<Skeleton width="34px" height="30px" shape="box" className={styles.dark} />}
        month={<Skeleton width="40px" height="10px" className={styles.dark} />}
      >
        <div className={styles.top}>
          <Skeleton width="64px" height="18px" />
          <Skeleton width="106px" height="28px" shape="box" />
        </div>
        <Skeleton width="72%" height="14px" />
        <Skeleton width="44%" />
        <Skeleton width="62%" />
      </Talon>
    </div>
  )
}

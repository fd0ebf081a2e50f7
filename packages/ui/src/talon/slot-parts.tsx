import type { ReactNode } from 'react'
import styles from './slot-group.module.css'

/** Lays out the parts of one day: under each other on a phone, side by side where there is room: three columns of two, or fewer and wider. */
export function SlotParts({ children }: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.parts}>{children}</div>
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './decisions-card.module.css'

/** The short form of plain questions, always filled in view. Holds `Decision`s. */
export function DecisionsCard({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.card} role="group" aria-label={label}>
      {children}
    </div>
  )
}

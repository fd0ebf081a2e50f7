import type { ReactNode } from 'react'
import styles from './decisions-card.module.css'

/** The short form of plain questions, always filled in view. Holds `Decision`s; `busy` while what they offer is on its way. */
export function DecisionsCard({ label, busy, children }: { label: string; busy?: boolean; children: ReactNode }) {
  return (
    <div className={styles.card} role="group" aria-label={label} aria-busy={busy}>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import styles from './list.module.css'

export type ListProps = {
  /** Accessible name when no heading stands above. */
  label?: string
  labelledBy?: string
  /** `ListRow`s. */
  children: ReactNode
}

/** A card of rows; the divider is inset to the text. */
export function List({ label, labelledBy, children }: ListProps) {
  return (
    <ul className={styles.list} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </ul>
  )
}

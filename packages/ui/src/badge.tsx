import type { ReactNode } from 'react'
import styles from './badge.module.css'
import { classNames } from './class-names.ts'

export type BadgeProps = {
  kind: 'ok' | 'wait' | 'danger' | 'info' | 'plain'
  /** A lucide icon; a badge never speaks by colour alone. */
  icon: ReactNode
  children: ReactNode
}

/** A state in a word, always with an icon. */
export function Badge({ kind, icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      {icon}
      <span>{children}</span>
    </span>
  )
}

import type { ReactNode } from 'react'
import styles from './logo.module.css'

/** The mark, a small ticket with a check, and the name. `mark` replaces the drawing by a clinic's own. */
export function Logo({ name, mark }: { name: string; mark?: ReactNode }) {
  return (
    <span className={styles.logo}>
      {mark ?? (
        <svg className={styles.mark} width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
          <path d="M8 0h16a8 8 0 0 1 8 8v4a4 4 0 0 0 0 8v4a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8v-4a4 4 0 0 0 0-8V8a8 8 0 0 1 8-8Z" />
          <path className={styles.check} d="m9.5 16 5 5.5 9-12" />
        </svg>
      )}
      <span className={styles.name} data-logo-name>
        {name}
      </span>
    </span>
  )
}

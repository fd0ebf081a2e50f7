import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page-columns.module.css'

export type PageColumnsProps = {
  /** The narrow column: 352 at the end; with `asideFirst` 336 at the start. Under 1100 px it stands below (first: above). */
  aside?: ReactNode
  asideFirst?: boolean
  /** The column at the end stands above the content on narrow screens, as a summary of what is being done. */
  asideAbove?: boolean
  children: ReactNode
}

/** The grid of a page: one column under 1100 px, then the content beside a narrow column. */
export function PageColumns({ aside, asideFirst, asideAbove, children }: PageColumnsProps) {
  const narrow = aside ? <div className={styles.aside}>{aside}</div> : null
  return (
    <div className={classNames(styles.columns, Boolean(aside) && (asideFirst ? styles.first : styles.last), asideAbove && styles.above)}>
      {asideFirst || asideAbove ? narrow : null}
      <div className={styles.main}>{children}</div>
      {asideFirst || asideAbove ? null : narrow}
    </div>
  )
}

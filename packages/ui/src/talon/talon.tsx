import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './talon.module.css'

export type TalonState = 'booked' | 'pending' | 'cancelled' | 'past' | 'busy'

export type TalonProps = {
  /** booked blue, pending rye, cancelled and busy grey with the date struck through, past grey. */
  state: TalonState
  weekday: ReactNode
  day: ReactNode
  month: ReactNode
  /** `summary` is the floating bar with a stub of 76. */
  size?: 'normal' | 'summary'
  /** The whole date in words for a screen reader, instead of three scraps. */
  dateLabel?: string
  /** Tag of the ticket: `article` in a list of visits. */
  as?: 'div' | 'article' | 'section'
  /** Id of the heading inside, for `article` and `section`. */
  labelledBy?: string
  /** The body: a `TalonBody` or anything else. */
  children: ReactNode
}

/** The paper ticket: date stub, perforation, two notches. Only for a visit, a chosen slot, its summary and the empty state. */
export function Talon({ state, weekday, day, month, size = 'normal', dateLabel, as: Tag = 'div', labelledBy, children }: TalonProps) {
  return (
    <Tag
      className={classNames(styles.talon, styles[state], size === 'summary' && styles.summary)}
      aria-labelledby={labelledBy}
      data-state={state}
    >
      <div className={styles.paper}>
        <div className={styles.stub}>
          {dateLabel ? <span className="visually-hidden">{dateLabel}</span> : null}
          <span aria-hidden={dateLabel ? true : undefined}>{weekday} </span>
          <b className={styles.day} aria-hidden={dateLabel ? true : undefined}>
            {day}{' '}
          </b>
          <span aria-hidden={dateLabel ? true : undefined}>{month}</span>
        </div>
        <i className={styles.seam} aria-hidden="true" />
        <div className={styles.body}>{children}</div>
      </div>
    </Tag>
  )
}

import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './slot-button.module.css'

export type SlotButtonProps = {
  /** The time to show, `14:30`. Give `aria-label` when day and person must be heard too. */
  children: ReactNode
  chosen?: boolean
  /** Outlined: a time that can be looked at and not taken here. */
  quiet?: boolean | undefined
  /** The outlined "more" at the end of a group; it is no slot. */
  more?: boolean
} & ComponentPropsWithRef<'button'>

/** A free time. Chosen, it becomes a small ticket with two notches. */
export function SlotButton({ children, chosen = false, quiet, more, className, ...button }: SlotButtonProps) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(styles.slot, more && styles.more, quiet && styles.quiet, className)}
      aria-pressed={more ? undefined : chosen}
      data-slot={more ? undefined : ''}
    >
      <i className={styles.fill} aria-hidden="true" />
      <span>{children}</span>
    </button>
  )
}

import Check from 'lucide-react/icons/check'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './chip.module.css'

export type ChipProps = { chosen: boolean; children: ReactNode } & ComponentPropsWithRef<'button'>

/** A filter that is on or off: ink and a check when on. */
export function Chip({ chosen, children, className, ...button }: ChipProps) {
  return (
    <button type="button" {...button} className={classNames(styles.chip, className)} aria-pressed={chosen}>
      {chosen ? <Check size={18} strokeWidth={2.2} aria-hidden="true" /> : null}
      <span>{children}</span>
    </button>
  )
}

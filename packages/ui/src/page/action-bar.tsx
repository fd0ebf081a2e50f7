import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './action-bar.module.css'
import { useTakesBar } from './takes-bar.ts'

export type ActionBarProps = {
  /** `row`: words and a button beside each other, as "nearest time | choose". `stack`: a consent above the button. */
  layout?: 'row' | 'stack'
  children: ReactNode
}

/** The form's action: on a phone a bar that takes the place of the bottom bar, on a desk it stands in the flow. */
export function ActionBar({ layout = 'stack', children }: ActionBarProps) {
  useTakesBar('action')
  return (
    <div className={classNames(styles.bar, styles[layout])} data-takes-bar="action">
      {children}
    </div>
  )
}

import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import styles from './field-error.module.css'

type FieldErrorProps = {
  /** Id of the control; the line gets `${id}-error`, for `aria-describedby`. */
  id: string
  /** Stands under the words of a row whose box is before them. */
  isIndented?: boolean
  /** What is wrong, in words. */
  children: ReactNode
}

/** The line below a field that says what is wrong with it; read aloud when it comes. */
export function FieldError({ id, isIndented, children }: FieldErrorProps) {
  return (
    <div aria-live="polite">
      {children ? (
        <p className={classNames(styles.error, isIndented && styles.indented)} id={`${id}-error`}>
          <CircleAlert size={18} strokeWidth={2} aria-hidden="true" />
          <span>{children}</span>
        </p>
      ) : null}
    </div>
  )
}

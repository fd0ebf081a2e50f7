import type { ReactNode } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './field-frame.module.css'

export type FieldWords = {
  label: ReactNode
  /** Words after the label in a lighter weight, for example that the field is optional. */
  mark?: ReactNode
  hint?: ReactNode
  /** What is wrong, in words. Turns the frame red and is read with the field. */
  error?: ReactNode
}

type FieldFrameProps = FieldWords & {
  /** Id of the control; the hint gets `${id}-hint`, the error `${id}-error`, the label `${id}-label`. */
  id: string
  children: ReactNode
}

/** Label above, hint below, error below in words. The other fields are built of it. */
export function FieldFrame({ id, label, mark, hint, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
        {mark ? (
          <span className={styles.mark}>
            {typeof mark === 'string' && mark.startsWith('—') ? '\u00a0' : ' '}
            {mark}
          </span>
        ) : null}
      </label>
      {children}
      <FieldError id={id}>{error}</FieldError>
      {hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** The ids for `aria-describedby` of the control inside the frame. */
export function describedBy(id: string, { hint, error }: Pick<FieldWords, 'hint' | 'error'>): string | undefined {
  return [error ? `${id}-error` : '', hint ? `${id}-hint` : ''].filter(Boolean).join(' ') || undefined
}

import Check from 'lucide-react/icons/check'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import styles from './checkbox-row.module.css'
import { FieldError } from './field-error.tsx'

export type CheckboxRowProps = {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The sentence beside the box; it may hold links. */
  children: ReactNode
  error?: ReactNode
} & Omit<ComponentPropsWithRef<'input'>, 'checked' | 'onChange' | 'type' | 'children'>

/** A box 26 in a row of at least 44. A consent is never ticked beforehand: the caller starts with `checked={false}`. */
export function CheckboxRow({ checked, onChange, children, error, className, ...input }: CheckboxRowProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  return (
    <div className={className}>
      <label className={styles.row} data-wrong={error ? true : undefined}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.input}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => onChange(event.target.checked)}
        />
        <span className={styles.box} aria-hidden="true">
          <Check size={18} strokeWidth={2.6} />
        </span>
        <span className={styles.words}>{children}</span>
      </label>
      <FieldError id={id} isIndented>
        {error}
      </FieldError>
    </div>
  )
}

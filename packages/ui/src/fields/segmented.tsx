import { type ReactNode, useId } from 'react'
import styles from './segmented.module.css'

export type SegmentedProps<V extends string> = {
  /** Accessible name of the switch. */
  label: string
  options: readonly { value: V; label: ReactNode; icon?: ReactNode }[]
  value: V
  onChange: (value: V) => void
}

/** A switch between equal ways of seeing the same thing, such as a list and a calendar. Native radios inside. */
export function Segmented<V extends string>({ label, options, value, onChange }: SegmentedProps<V>) {
  const name = useId()
  return (
    <div className={styles.track} role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} className={styles.segment} data-chosen={option.value === value || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import { useShownFirst } from '../use-shown-first.ts'
import styles from './segmented.module.css'

export type SegmentedProps<V extends string> = {
  /** Accessible name of the switch. */
  label: string
  options: readonly { value: V; label: ReactNode; icon?: ReactNode }[]
  value: V
  onChange: (value: V) => void
  /** What it changes is much to draw and comes after the switch itself, which shows at once what was pressed. Not where a form is sent with it. */
  later?: boolean
}

/** A switch between equal ways of seeing the same thing, such as a list and a calendar. Native radios inside. */
export function Segmented<V extends string>({ label, options, value, onChange, later }: SegmentedProps<V>) {
  const name = useId()
  const [shown, press] = useShownFirst(value, onChange)
  const choose = later ? press : onChange
  return (
    <div className={styles.track} role="radiogroup" aria-label={label}>
      {options.map(option => (
        <label key={option.value} className={styles.segment} data-chosen={option.value === shown || undefined}>
          <input
            type="radio"
            className={styles.input}
            name={name}
            value={option.value}
            checked={option.value === shown}
            onChange={() => choose(option.value)}
          />
          {option.icon}
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  )
}

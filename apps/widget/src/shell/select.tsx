import box from '@vizit/ui/fields/field-box.module.css'
import { FieldFrame } from '@vizit/ui/fields/field-frame'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId } from 'react'
import styles from './select.module.css'

export type SelectProps = {
  label: string
  /** '' is the entry of all. */
  value: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** The device's own list: the lightest, and the best known on a phone. */
export function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label}>
      <div className={box.box}>
        <select id={id} className={styles.select} value={value} onChange={event => onChange(event.currentTarget.value)}>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={styles.mark} aria-hidden="true" />
      </div>
    </FieldFrame>
  )
}

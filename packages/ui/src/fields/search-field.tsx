import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { type ComponentPropsWithRef, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../icon-button.tsx'
import box from './field-box.module.css'
import styles from './search-field.module.css'

export type SearchFieldProps = {
  /** The accessible name; the placeholder may say the same in fewer words. */
  label: string
  value: string
  onChange: (value: string) => void
  /** Name of the button that empties the field. */
  clearLabel: string
} & Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'aria-label'>

/** A search box with a magnifier and a button that empties it. */
export function SearchField({ label, value, onChange, clearLabel, className, ref, ...input }: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null)
  return (
    <div className={classNames(box.box, styles.search, className)} role="search">
      <Search strokeWidth={1.9} aria-hidden="true" />
      <input
        enterKeyHint="search"
        autoComplete="off"
        {...input}
        ref={node => {
          own.current = node
          if (typeof ref === 'function') return ref(node)
          if (ref) ref.current = node
        }}
        type="search"
        className={box.input}
        aria-label={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {value ? (
        <IconButton
          kind="plain"
          label={clearLabel}
          icon={<X aria-hidden="true" />}
          onClick={() => {
            onChange('')
            own.current?.focus()
          }}
        />
      ) : null}
    </div>
  )
}

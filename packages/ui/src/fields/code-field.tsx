import { type ComponentPropsWithRef, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './code-field.module.css'
import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx'

export type CodeFieldProps = FieldWords & {
  value: string
  onChange: (value: string) => void
  /** Called once when the last cell is filled. */
  onComplete?: (value: string) => void
  /** How many cells; a dash stands in the middle. */
  length?: number
  /** `digits` for an SMS code; `letters` also lets letters in and turns them to capitals. */
  alphabet?: 'digits' | 'letters'
} & Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'maxLength'>

/** Six cells that are one input: pasting, autofill from SMS and a screen reader work as with any field. */
export function CodeField({
  label,
  mark,
  hint,
  error,
  value,
  onChange,
  onComplete,
  length = 6,
  alphabet = 'digits',
  className,
  ...input
}: CodeFieldProps) {
  const ownId = useId()
  const id = input.id ?? ownId
  const [focused, setFocused] = useState(false)
  const [isSelected, setSelected] = useState(false)
  const current = Math.min(value.length, length - 1)

  function take(typed: string) {
    // A code that was refused fills every cell: what is typed or pasted then is the beginning of another one.
    const another = error && value.length === length && typed.startsWith(value) ? typed.slice(length) : ''
    setSelected(false)
    const next = codeCharacters(another || typed, alphabet, length)
    if (next === value) return
    onChange(next)
    if (next.length === length) onComplete?.(next)
  }

  // The cells have no caret of their own: typing goes on at the end, and a selection is always the whole code, to be typed over.
  function select({ currentTarget: field }: { currentTarget: HTMLInputElement }) {
    const isRange = field.selectionStart !== field.selectionEnd
    field.setSelectionRange(isRange ? 0 : field.value.length, field.value.length)
    setSelected(isRange)
  }

  return (
    <FieldFrame id={id} label={label} mark={mark} hint={hint} error={error}>
      <div className={classNames(styles.code, Boolean(error) && styles.wrong, className)}>
        <div className={styles.cells} aria-hidden="true">
          {Array.from({ length }, (_, cell) => (
            <span
              key={cell}
              className={classNames(
                styles.cell,
                cell === length / 2 && styles.afterDash,
                focused && cell === current && !isSelected && styles.current
              )}
              data-selected={(focused && isSelected) || undefined}
              data-empty={value[cell] === undefined || undefined}
            >
              {value[cell]}
            </span>
          ))}
        </div>
        <input
          autoComplete="one-time-code"
          inputMode={alphabet === 'digits' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          id={id}
          type="text"
          className={styles.input}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={event => take(event.target.value)}
          onFocus={event => {
            setFocused(true)
            input.onFocus?.(event)
          }}
          onBlur={event => {
            setFocused(false)
            input.onBlur?.(event)
          }}
          onSelect={select}
          onKeyUp={select}
          onPointerUp={select}
        />
      </div>
    </FieldFrame>
  )
}

/** What of the typed or pasted text belongs into a code: digits (and letters, as capitals), at most `length` of them. */
function codeCharacters(typed: string, alphabet: 'digits' | 'letters', length: number): string {
  const kept = alphabet === 'digits' ? typed.replace(/\D/g, '') : typed.replace(/[^\p{L}\d]/gu, '').toUpperCase()
  return kept.slice(0, length)
}

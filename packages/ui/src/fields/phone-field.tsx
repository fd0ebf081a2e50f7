import { useRef } from 'react'
import { TextField, type TextFieldProps } from './text-field.tsx'

const DIGITS_OF_WHOLE = 12

/**
 * The large field for a phone number: right keyboard and autofill. The mask is the caller's, through `ref` or `value`. Whoever comes to a whole number with a press
 * has all of it chosen, as with Tab: what is typed takes its place. A second press puts the caret.
 */
export function PhoneField(props: Omit<TextFieldProps, 'size' | 'type' | 'inputMode'>) {
  const isThere = useRef(false)
  return (
    <TextField
      autoComplete="tel"
      {...props}
      type="tel"
      inputMode="tel"
      size="large"
      onPointerDown={event => {
        isThere.current = document.activeElement === event.currentTarget
      }}
      onClick={event => {
        const field = event.currentTarget
        if (!isThere.current && field.value.replaceAll(/\D/g, '').length === DIGITS_OF_WHOLE) field.select()
      }}
    />
  )
}

import { TextField, type TextFieldProps } from './text-field.tsx'

/** The large field for a phone number: right keyboard and autofill. The mask is the caller's, through `ref` or `value`. */
export function PhoneField(props: Omit<TextFieldProps, 'size' | 'type' | 'inputMode'>) {
  return <TextField autoComplete="tel" {...props} type="tel" inputMode="tel" size="large" />
}

import { useChooseWhole } from './choose-whole.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

const DIGITS_OF_WHOLE = 12

/** The large field for a phone number: right keyboard and autofill; a whole number is chosen by the first press. The mask is the caller's, through `ref` or `value`. */
export function PhoneField(props: Omit<TextFieldProps, 'size' | 'type' | 'inputMode'>) {
  const whole = useChooseWhole(value => value.replaceAll(/\D/g, '').length === DIGITS_OF_WHOLE)
  return <TextField autoComplete="tel" {...props} {...whole} type="tel" inputMode="tel" size="large" />
}

import { TextField, type TextFieldProps } from '@vizit/ui/fields/text-field'
import { caretIn, type Mask } from './mask.ts'

type MaskedFieldProps = { mask: Mask; value: string; onType: (value: string) => void } & Omit<
  TextFieldProps,
  'value' | 'onChange' | 'onInput'
>

/** A field whose text takes its shape while it is typed; the caret stays after the same digit. */
export function MaskedField({ mask, value, onType, ...field }: MaskedFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      onInput={event => {
        const input = event.currentTarget
        const typed = input.value
        const shown = mask(typed, value)
        if (shown !== typed) {
          const caret = caretIn(shown, typed, input.selectionStart ?? typed.length)
          input.value = shown
          input.setSelectionRange(caret, caret)
        }
        onType(shown)
      }}
    />
  )
}

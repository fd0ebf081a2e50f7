import { useMaskito } from '@maskito/react'
import { dateMask } from '@vizit/client/people/date-mask'
import { TextField } from '@vizit/ui/fields/text-field'
import { useController } from 'react-hook-form'
import { useWords } from '../words/words.tsx'
import type { PersonFormReturn } from './use-person-form.ts'

const WHOLE = 10

/** [5.16] [5.17] [5.18] dd.mm.yyyy by keyboard; a date that was left unfinished is cleared, and the field says why. */
export function BirthdayField({ form, autofill }: { form: PersonFormReturn; autofill: boolean }) {
  const words = useWords('people')
  const mask = useMaskito({ options: dateMask })
  const { field, fieldState } = useController({ control: form.control, name: 'birthday' })

  function leave() {
    field.onBlur()
    const typed = form.getValues('birthday')
    if (typed === '' || typed.length === WHOLE) return
    form.setValue('birthday', '')
    form.setError('birthday', { type: 'date-format', message: words.dateFormat })
  }

  return (
    <TextField
      ref={node => {
        field.ref(node)
        mask(node)
      }}
      name="birthday"
      label={words.birthday}
      hint={words.birthdayHint}
      error={fieldState.error?.message}
      inputMode="numeric"
      autoComplete={autofill ? 'bday' : 'off'}
      value={field.value}
      // [5.86] A finished date is judged at once; while it is being typed nothing is said.
      onInput={event => {
        const typed = event.currentTarget.value
        form.setValue('birthday', typed, { shouldDirty: true, shouldValidate: typed.length === WHOLE || fieldState.invalid })
      }}
      onBlur={leave}
    />
  )
}

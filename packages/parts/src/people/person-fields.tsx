import { tidyName } from '@vizit/rules/people'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useChooseWhole } from '@vizit/ui/fields/choose-whole.ts'
import { TextField } from '@vizit/ui/fields/text-field'
import { Stack } from '@vizit/ui/stack'
import { Controller } from 'react-hook-form'
import { useWords } from '../words/words.tsx'
import { BirthdayField } from './birthday-field.tsx'
import type { PersonFormReturn } from './use-person-form.ts'

const AUTOFILL = { lastName: 'family-name', firstName: 'given-name', middleName: 'additional-name' } as const

/** Last, first and middle name, birthday, sex. `autofill` only where the person is the one who types. A name that stands there and nobody has been at is a guess. */
export function PersonFields({ form, autofill }: { form: PersonFormReturn; autofill: boolean }) {
  const words = useWords('people')
  const { register, control, setValue, formState } = form
  const guess = useChooseWhole(value => value !== '' && !autofill && !form.getFieldState('lastName').isTouched)
  const errors = formState.errors
  return (
    <Stack gap={20}>
      {(['lastName', 'firstName', 'middleName'] as const).map(name => (
        <TextField
          key={name}
          label={words[name]}
          hint={name === 'middleName' ? words.middleNameHint : undefined}
          error={errors[name]?.message}
          autoComplete={autofill ? AUTOFILL[name] : 'off'}
          autoCapitalize="words"
          spellCheck={false}
          {...(name === 'lastName' && guess)}
          {...register(name, {
            // [5.85]
            onBlur: event => setValue(name, tidyName(event.target.value), { shouldValidate: formState.isSubmitted })
          })}
        />
      ))}
      <BirthdayField form={form} autofill={autofill} />
      <Controller
        control={control}
        name="sex"
        render={({ field }) => (
          <ChoiceGroup
            legend={words.sex}
            columns={2}
            value={field.value}
            // [5.86]
            onChange={value => setValue('sex', value as 'FEMALE' | 'MALE', { shouldValidate: true, shouldDirty: true })}
            error={errors.sex?.message}
          >
            <ChoiceCard value="FEMALE" title={words.female} />
            <ChoiceCard value="MALE" title={words.male} />
          </ChoiceGroup>
        )}
      />
    </Stack>
  )
}

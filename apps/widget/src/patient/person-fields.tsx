import type { Sex } from '@vizit/rules/people'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { TextArea } from '@vizit/ui/fields/text-area'
import { TextField } from '@vizit/ui/fields/text-field'
import type { PatientForm } from '../booking-state.ts'
import { useLanguage } from '../shell/language.tsx'
import { dateMask, phoneMask } from './mask.ts'
import { MaskedField } from './masked-field.tsx'
import type { Field } from './patient-faults.ts'
import styles from './patient-form.module.css'

export type PersonFieldsProps = {
  form: PatientForm
  errorOf: (field: Field) => string | undefined
  onType: (typed: Partial<PatientForm>) => void
  /** The field was left: from now on it says what is wrong with it. */
  onLeave: (field: Field) => void
}

/** [3.77-3.84] Who comes. */
export function PersonFields({ form, errorOf, onType, onLeave }: PersonFieldsProps) {
  const { words, people } = useLanguage()
  const name = (field: 'lastName' | 'firstName' | 'middleName', autoComplete: string, hint?: string) => (
    <TextField
      name={field}
      label={people[field]}
      hint={hint}
      required
      autoComplete={autoComplete}
      error={errorOf(field)}
      value={form[field]}
      onInput={event => onType({ [field]: event.currentTarget.value })}
      onBlur={() => onLeave(field)}
    />
  )
  return (
    <>
      <div className={styles.pair}>
        {name('lastName', 'family-name')}
        {name('firstName', 'given-name')}
      </div>
      {name('middleName', 'additional-name', people.middleNameHint)}
      <MaskedField
        mask={dateMask}
        name="birthDate"
        label={people.birthday}
        hint={people.birthdayHint}
        required
        inputMode="numeric"
        autoComplete="bday"
        error={errorOf('birthDate')}
        value={form.birthDate}
        onType={birthDate => onType({ birthDate })}
        onBlur={() => onLeave('birthDate')}
      />
      <ChoiceGroup
        legend={people.sex}
        name="sex"
        columns={2}
        value={form.sex || null}
        onChange={sex => onType({ sex: sex as Sex })}
        error={errorOf('sex')}
      >
        <ChoiceCard value="FEMALE" title={people.female} />
        <ChoiceCard value="MALE" title={people.male} />
      </ChoiceGroup>
      <MaskedField
        mask={phoneMask}
        name="phone"
        type="tel"
        label={words.phone}
        hint={words.phoneHint}
        required
        inputMode="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        value={form.phone}
        onType={phone => onType({ phone })}
        onBlur={() => onLeave('phone')}
      />
      <TextField
        name="email"
        type="email"
        label={words.email}
        mark={words.optional}
        inputMode="email"
        autoComplete="email"
        error={errorOf('email')}
        value={form.email}
        onInput={event => onType({ email: event.currentTarget.value })}
        onBlur={() => onLeave('email')}
      />
      <TextArea
        name="clientNote"
        label={words.note}
        mark={words.optional}
        hint={words.noteHint}
        error={errorOf('clientNote')}
        value={form.clientNote}
        onInput={event => onType({ clientNote: event.currentTarget.value })}
        onBlur={() => onLeave('clientNote')}
      />
    </>
  )
}

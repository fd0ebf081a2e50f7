import type { emailAsked, emailFault } from '@vizit/client/profile/profile-form'
import { TextField } from '@vizit/ui/fields/text-field'
import { useWords } from '../words/words.tsx'

export type EmailFieldProps = {
  typed: string
  fault: ReturnType<typeof emailFault>
  onType: (typed: string) => void
  asked?: ReturnType<typeof emailAsked>
  /** The address that stands there waits for its letter to be opened. */
  waits?: boolean
  /** It is the account's own already. */
  isLinked?: boolean
}

/** The personal e-mail among the fields of a form. */
export function EmailField({ typed, fault, onType, asked = 'required', waits, isLinked }: EmailFieldProps) {
  const words = useWords('profile')
  const email = useWords('email')
  const faults = { ok: undefined, required: email.required, wrong: email.wrong, 'too-long': email.tooLong }
  return (
    <TextField
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      label={words.emailField}
      mark={asked === 'optional' ? words.emailOptional : undefined}
      hint={waits ? words.emailWaits : words.emailHint}
      error={faults[fault] ?? (isLinked ? email.linked : undefined)}
      value={typed}
      onChange={event => onType(event.target.value)}
      // [5.85]
      onBlur={() => onType(typed.trim())}
    />
  )
}

import { emailFault } from '@vizit/client/profile/profile-form'
import type { Found } from '@vizit/client/visit-import/found-form'
import type { VisitorType } from '@vizit/rules/visit-import'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { TextField } from '@vizit/ui/fields/text-field'
import { pointerReleased } from '@vizit/ui/pointer-released.ts'
import { useState } from 'react'
import { ConsentLink } from '../consent/consent-link.tsx'
import { useWords } from '../words/words.tsx'

export type FoundFieldsProps = {
  found: Found
  email: string
  onEmail: (typed: string) => void
  chosen: VisitorType | null
  onChoose: (type: VisitorType) => void
  /** Null: nothing may be saved into that profile. */
  save: boolean | null
  onSave: (save: boolean) => void
  consent: 'personal-data' | 'parental' | 'none'
  /** The patient is the reader. */
  isOwn: boolean
  isTicked: boolean
  onTick: (ticked: boolean) => void
}

/** [2.101] The e-mail, the visit type, the switch, and the consent where it is still to be given. */
export function FoundFields({ found, email, onEmail, chosen, onChoose, save, onSave, consent, isOwn, isTicked, onTick }: FoundFieldsProps) {
  const words = useWords('visitImport')
  const faults = useWords('email')
  const [wasLeft, setLeft] = useState(false)
  const fault = { ok: undefined, required: faults.required, wrong: faults.wrong, 'too-long': faults.tooLong }[emailFault(email)]
  return (
    <>
      {found.target === null ? (
        <ChoiceGroup legend={words.visitor} name="visitor" value={chosen} onChange={value => onChoose(value as VisitorType)}>
          {found.visitors.map(type => (
            <ChoiceCard key={type} value={type} title={words.visitors[type]} />
          ))}
        </ChoiceGroup>
      ) : null}
      <TextField
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={words.email}
        hint={words.emailHint}
        error={wasLeft ? fault : undefined}
        value={email}
        onChange={event => onEmail(event.target.value)}
        onBlur={() => {
          onEmail(email.trim())
          void pointerReleased().then(() => setLeft(true))
        }}
      />
      {save === null ? null : (
        <CheckboxRow name="save" checked={save} onChange={onSave}>
          {words.save}
        </CheckboxRow>
      )}
      {consent === 'none' ? null : (
        <CheckboxRow name="consent" checked={isTicked} onChange={onTick}>
          {consent === 'parental' ? words.parentalBefore : isOwn ? words.ownConsentBefore : words.consentBefore}
          <ConsentLink kind={consent}>{consent === 'parental' ? words.parentalText : words.consentText}</ConsentLink>
        </CheckboxRow>
      )}
    </>
  )
}

import { PHONE_PREFIX } from '@vizit/client/sign-in/phone-mask'
import { PhoneField } from '@vizit/ui/fields/phone-field'
import { useState } from 'react'
import { PhoneMaskOnUse } from '../../people/phone-mask-on-use.tsx'
import { useWords } from '../../words/words.tsx'

export type AdultPhoneProps = { value: string; onChange: (phone: string) => void; error: string | undefined }

/** [5.11] The phone of the relative, not that of whoever types: nothing is filled in. */
export function AdultPhone({ value, onChange, error }: AdultPhoneProps) {
  const words = useWords('family')
  const [field, setField] = useState<HTMLInputElement | null>(null)
  return (
    <>
      <PhoneField
        ref={setField}
        name="phone"
        autoComplete="off"
        label={words.adultPhone}
        hint={words.adultPhoneHint}
        error={error}
        value={value}
        onInput={event => onChange(event.currentTarget.value)}
        onFocus={() => onChange(value || PHONE_PREFIX)}
        onBlur={() => onChange(value === PHONE_PREFIX ? '' : value)}
      />
      <PhoneMaskOnUse field={field} />
    </>
  )
}

import { CheckboxRow } from '@vizit/ui/checkbox-row'
import { ConsentLink } from '../consent/consent-link.tsx'
import { useWords } from '../words/words.tsx'

export type ParentalConsentProps = { checked: boolean; onChange: (checked: boolean) => void; wasAsked: boolean; isTextThere: boolean }

/** The parent's consent, never ticked beforehand. Without its text nothing can be accepted. */
export function ParentalConsent({ checked, onChange, wasAsked, isTextThere }: ParentalConsentProps) {
  const words = useWords('family')
  const fault = !wasAsked ? undefined : !isTextThere ? words.consentFailed : checked ? undefined : words.consentRequired
  return (
    <CheckboxRow name="consent" checked={checked} onChange={onChange} error={fault}>
      {words.consentBefore}
      <ConsentLink kind="parental">{words.consentLink}</ConsentLink>
    </CheckboxRow>
  )
}

import { CheckboxRow } from '@vizit/ui/checkbox-row'
import { ConsentLink } from '../consent/consent-link.tsx'
import { useWords } from '../words/words.tsx'

export type ConsentTickProps = { isTicked: boolean; isMissing: boolean; onTick: (ticked: boolean) => void }

/** The consent without which a profile is not filled; never ticked beforehand. */
export function ConsentTick({ isTicked, isMissing, onTick }: ConsentTickProps) {
  const words = useWords('profile')
  return (
    <CheckboxRow checked={isTicked} onChange={onTick} error={isMissing ? words.consentNeeded : undefined}>
      {words.consent}
      <ConsentLink kind="personal-data">{words.consentText}</ConsentLink>
    </CheckboxRow>
  )
}

import type { Room } from '@vizit/client/family/new-members'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useWords } from '../../words/words.tsx'
import type { AdultDraft } from './adult-draft.ts'

type Kind = NonNullable<AdultDraft['relKind']>
export type AdultKindProps = { value: Kind | null; room: Room; error: string | undefined; onChange: (kind: Kind) => void }

/** What the adult is to oneself. A kind that is full can be pressed: the answer is the limit and whom to ask [5.76] [5.77]. */
export function AdultKind({ value, room, error, onChange }: AdultKindProps) {
  const words = useWords('family')
  return (
    <ChoiceGroup legend={words.adultWho} name="relKind" value={value} error={error} onChange={kind => onChange(kind as Kind)}>
      <ChoiceCard value="PARENT" title={words.adultParent} note={room.parent === 'may-add' ? undefined : words.parentFull} />
      <ChoiceCard value="SPOUSE" title={words.adultSpouse} note={room.spouse === 'may-add' ? undefined : words.spouseFullTitle} />
      <ChoiceCard value="OTHER" title={words.adultOther} note={room.other === 'may-add' ? words.adultOtherNote : words.otherFull} />
    </ChoiceGroup>
  )
}

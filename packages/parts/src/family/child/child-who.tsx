import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useWords } from '../../words/words.tsx'

/** What the child is to the one who adds it; `guarded`: a grandchild whose guardian one is. */
export type ChildKin = 'own' | 'grandchild' | 'guarded' | 'ward'

/** Whose child it is. A grandchild is brought in by a parent [R60]. */
export function ChildWho({ value, onChange }: { value: ChildKin; onChange: (kin: ChildKin) => void }) {
  const words = useWords('family')
  return (
    <ChoiceGroup
      legend={words.childWho}
      name="childKin"
      value={value === 'guarded' ? 'grandchild' : value}
      onChange={kin => onChange(kin as ChildKin)}
    >
      <ChoiceCard value="own" title={words.childOwn} />
      <ChoiceCard value="grandchild" title={words.childGrand} />
      <ChoiceCard value="ward" title={words.childWard} />
    </ChoiceGroup>
  )
}

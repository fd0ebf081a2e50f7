import { Button } from '@vizit/ui/button'
import { Card } from '@vizit/ui/card'
import { ChoiceCard } from '@vizit/ui/fields/choice-card'
import { ChoiceGroup } from '@vizit/ui/fields/choice-group'
import { useAddresses } from '../../addresses/addresses.ts'
import { useWords } from '../../words/words.tsx'
import styles from '../family.module.css'
import { PassOn } from '../pass-on.tsx'

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

/** [R60] How a parent gives a grandparent the right, step by step, with a letter to send to the parent. */
export function GrandchildWay({ onGuardian }: { onGuardian: () => void }) {
  const words = useWords('family')
  const addresses = useAddresses()
  const letter = words.grandLetter(`${location.origin}${addresses.shareCode()}`)
  return (
    <>
      <Card title={words.grandTitle} className={styles.way}>
        <p>{words.grandText}</p>
        <ol className={styles.steps}>
          {words.grandSteps.map(step => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className={styles.quiet}>{words.grandAsk}</p>
        <blockquote className={styles.letter}>{letter}</blockquote>
        <PassOn copy={letter} share={letter} copied={words.grandCopied} notCopied={words.grandNotCopied} />
      </Card>
      <Button wide href={addresses.enterCode()}>
        {words.grandHaveCode}
      </Button>
      <Button kind="ghost" wide onClick={onGuardian}>
        {words.grandGuardian}
      </Button>
    </>
  )
}

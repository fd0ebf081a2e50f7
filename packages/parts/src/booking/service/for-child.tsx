import { CHILD_AGES, NO_AGE } from '@vizit/rules/child-ages'
import type { ServiceChoice } from '@vizit/rules/service-cascade'
import { Card } from '@vizit/ui/card'
import { CheckboxRow } from '@vizit/ui/fields/checkbox-row'
import { SelectField } from '@vizit/ui/fields/select-field'
import { useWords } from '../../words/words.tsx'
import styles from './service.module.css'

type ForChildProps = { choice: Pick<ServiceChoice, 'forChild' | 'age'>; onChild: (forChild: boolean) => void; onAge: (age: number) => void }

/** [2.85] [2.86] Whether the service is for a child, and of what age: 0 to 17, or blank. */
export function ForChild({ choice, onChild, onAge }: ForChildProps) {
  const words = useWords('service')
  const booking = useWords('booking')
  const days = useWords('days')
  const nameOf = (age: number) => (age === NO_AGE ? words.anyAge : age === 0 ? words.baby : days.years(age))
  return (
    <Card className={styles.child}>
      <CheckboxRow role="switch" aria-checked={choice.forChild} checked={choice.forChild} onChange={onChild}>
        {words.forChild}
      </CheckboxRow>
      {choice.forChild ? (
        <SelectField
          label={words.age}
          options={CHILD_AGES.map(age => ({ value: String(age), label: nameOf(age) }))}
          value={String(choice.age)}
          onChange={age => onAge(Number(age))}
          words={{ closeLabel: booking.close }}
        />
      ) : null}
    </Card>
  )
}

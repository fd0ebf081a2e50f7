import type { BookingSearch } from '@vizit/client/booking/booking-search'
import type { Patient } from '@vizit/client/booking/use-patient'
import type { Person } from '@vizit/client/people/use-people'
import { ADULT_AGE } from '@vizit/rules/age'
import type { Day } from '@vizit/rules/days'
import { loadAfterPicture } from '@vizit/ui/after-picture.ts'
import { Chip } from '@vizit/ui/fields/chip'
import { lazy, Suspense, useState } from 'react'
import { saying } from '../../words/saying.ts'
import { useWords } from '../../words/words.tsx'
import styles from './find-head.module.css'
import { isChild, type Whom } from './whom.ts'

const WhomDialog = lazy(loadAfterPicture(saying(['firstVisit'], async () => ({ default: (await import('./whom-dialog.tsx')).WhomDialog }))))

type WhomChipsProps = {
  search: Pick<BookingSearch, 'who' | 'age'>
  /** It is known that it is for a child, though not of what age. */
  isChild?: boolean
  people: readonly Person[]
  patient: Patient | null
  today: Day
  onStep: (change: { who: string | undefined; age: string | undefined }) => void
  /** Before the page is left where somebody is added to the family. */
  onAdd: () => void
}

/** [2.75] [R50] For whom the visit is: oneself, a child, somebody else. Of a visitor's child the age is asked, no name. */
export function WhomChips({ search, isChild: isForChild, people, patient, today, onStep, onAdd }: WhomChipsProps) {
  const words = useWords('findAnything')
  // Once asked it stays, for the way in which it closes.
  const [asked, setAsked] = useState<Whom | null>(null)
  const [isOpen, setOpen] = useState(false)
  function ask(whom: Whom) {
    setAsked(whom)
    setOpen(true)
  }
  const chosen = isForChild ? 'child' : whomOf(search, patient, today)
  const said = (whom: Whom) => {
    if (chosen !== whom || !patient) return words[whom]
    const name = patient.person?.firstName || words[whom]
    return patient.age === undefined ? name : words.aged(name, patient.age)
  }
  return (
    <div className={styles.whom} role="group" aria-label={words.forWhom}>
      <Chip chosen={chosen === 'me'} onClick={() => onStep({ who: undefined, age: undefined })}>
        {words.me}
      </Chip>
      <Chip chosen={chosen === 'child'} data-place="child" onClick={() => ask('child')}>
        {said('child')}
      </Chip>
      <Chip chosen={chosen === 'other'} data-place="other" onClick={() => ask('other')}>
        {said('other')}
      </Chip>
      {asked ? (
        <Suspense>
          <WhomDialog
            whom={asked}
            open={isOpen}
            people={people}
            today={today}
            search={search}
            onAdd={onAdd}
            onClose={() => setOpen(false)}
            onChoose={change => {
              onStep(change)
              setOpen(false)
            }}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

function whomOf({ who, age }: Pick<BookingSearch, 'who' | 'age'>, patient: Patient | null, today: Day): Whom | 'me' {
  if (age !== undefined) return Number(age) < ADULT_AGE ? 'child' : 'other'
  const person = patient?.person
  if (who === undefined || !person || person.relKind === 'ME') return 'me'
  return isChild(person, today) ? 'child' : 'other'
}
